export const notFound = {
  title: '404',
  companion: 'পথ হারিয়েছেন?',
  message: "The page you're looking for doesn't exist.",
  hint: 'Everyone in town knows the bridge. Begin there.',
  link: 'Return to Home',
} as const
