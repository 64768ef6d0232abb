export const blog = {
  hero: {
    title: 'Blog',
    companion: 'নদীর পাড়ের গল্প',
    lead: 'What the river brought, what the kitchen made of it, and who came to eat.',
  },
  articles: 'Articles',
  readMore: 'Read More',
  more: 'More from the house on the river',
  loadMore: 'Load More Articles',
  back: 'Back to Blog',
  about: 'About this article',
  writtenBy: 'Written by',
  readingTime: 'Reading time',
  minutes: (count: number) => `${count} min`,
  minutesToRead: (count: number) => `${count} min read`,
  /** The heading of the related posts. */
  related: (category: string) => `More in ${category}`,
  notFound: { title: 'Post not found', text: 'We have no article at this address.' },
} as const
