/** The privacy policy: what is true of a site that sends and keeps nothing. */
export const privacyPolicy = {
  title: 'Privacy Policy',
  description:
    'What the website of The Surma does with what you type into it: nothing is sent, nothing is kept, and there are no cookies.',
  sections: {
    scope: {
      title: 'What this page covers',
      body: [
        'The Surma is a small hotel in Sylhet, and this website is its front room. This policy says what the site does, and does not do, with anything you type into it.',
      ],
    },
    'what-you-enter': {
      title: 'What you enter',
      body: [
        'Nothing that you write into a form here leaves your browser. The site is a set of finished pages, and there is nothing behind them that takes anything in.',
        [
          'The reservation and the contact forms are demonstrations. Where a message speaks of an e-mail, none is sent.',
          'The newsletter boxes pass no address on.',
          'The chat is simulated. Its replies were written beforehand, and nobody reads along.',
          'The checkout takes no payment, and a card number typed there is not kept.',
          'What you choose or search for in a list is part of the page’s address, so that a link or a reload brings it back. Whoever hosts these pages sees the addresses that are asked for.',
          'No account is needed, and none can be made.',
        ],
      ],
    },
    cart: {
      title: 'Your cart',
      body: [
        'What you put into the cart is held in the memory of the open page. It is there while you walk about the site, and it is forgotten when you reload or leave.',
        'A link to your cart holds it in the part of the address that browsers never send. Whoever has the link can read it.',
      ],
    },
    request: {
      title: 'Your request',
      body: [
        'After a reservation, an order or an enquiry, a card shows what you entered, to be printed, copied, put into your calendar or shared. The site sends it nowhere and forgets it when you reload.',
        'The links for an e-mail and for WhatsApp open a draft in your own program. Nothing leaves your device until you send it yourself.',
      ],
    },
    cookies: {
      title: 'Cookies and storage',
      body: [
        'The site sets no cookies, and it puts nothing about you into your browser’s storage.',
        'What is remembered is how far down a page you had read and from which page of ours to which you went, so that Back returns you there as you came. It stays in that tab and goes when you close it.',
        'So that the site opens without a connection too, your browser keeps a copy of its pages and pictures. Nothing you enter is in that copy, and clearing the browser’s data for this site removes it.',
      ],
    },
    'other-companies': {
      title: 'Other companies',
      body: [
        'Pictures, typefaces and scripts all come from this site. Opening a page asks no other company for anything, there is no advertising, and visits are not measured.',
        'Whoever hosts these pages can see, as any host can, which device asks for them.',
      ],
    },
    links: {
      title: 'Links to other places',
      body: [
        'The links to social networks at the foot of each page open in a new tab. Once you follow one, that network’s own policy applies.',
      ],
    },
    people: {
      title: 'People in pictures and words',
      body: [
        'All pictures on this site are drawings. The people in them, and the guests and staff who are named, are invented.',
      ],
    },
    'your-rights': {
      title: 'Your rights',
      body: [
        'You may ask us what we hold about you, have it corrected, or have it erased. As long as you have only used this website, the honest answer is that we hold nothing.',
      ],
    },
    contact: {
      title: 'How to reach us',
      body: ['Write to us about anything on this page, and a person will answer.'],
    },
  },
} as const
