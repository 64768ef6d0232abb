/** True of a site that sends and keeps nothing. */
export const privacyPolicy = {
  title: 'Privacy Policy',
  description:
    'What this website does with what you type into it: nothing is sent, nothing is kept, and there are no cookies.',
  sections: {
    'what-you-enter': {
      title: 'What you enter',
      body: [
        'Nothing that you write into a form here leaves your browser.',
        [
          'The reservation and the contact forms are demonstrations. Where a message speaks of an e-mail, none is sent.',
          'The chat is a demonstration. Its replies were written beforehand, and nobody reads what you write.',
          'The checkout takes no payment, and a card number typed there is not kept.',
          'What you choose or search for in a list becomes part of the page’s address, so that a link or a reload brings it back. On a reload, whoever hosts these pages can see it.',
        ],
      ],
    },
    cart: {
      title: 'Your cart',
      body: [
        'What you put into the cart is held in the memory of the open page. It stays while you move around the site, and is forgotten when you reload or leave. Back and Forward may bring it back. The same holds for the days, the party and the diet that you have told us.',
        'A link to your cart carries it in the part of the address that browsers never send. Whoever has the link can read it.',
      ],
    },
    request: {
      title: 'Your request',
      body: [
        'After a reservation, an order or a request, a letter shows what you entered. It is forgotten when you reload.',
        'The e-mail link opens a draft in your own app, and nothing leaves your device until you send it. The WhatsApp link hands the text to WhatsApp as soon as you press it; we see it only when you send it.',
      ],
    },
    cookies: {
      title: 'Cookies and storage',
      body: [
        'The site sets no cookies. All that it notes about you in your browser’s storage is how far down our pages you had read. Closing the tab forgets it.',
        'So that the site also opens without a connection, your browser keeps a copy of its pages and pictures. Nothing you enter is in that copy, and clearing the browser’s data for this site removes it.',
      ],
    },
    'other-companies': {
      title: 'Other companies',
      body: [
        'Opening a page contacts no other company. There is no advertising, and visits are not counted.',
        'Whoever hosts these pages can see which device requests them, and which addresses.',
      ],
    },
    people: {
      title: 'People in pictures and words',
      body: [
        'All pictures on this site are illustrations. The people in them, and the guests, staff and awards that are named, are invented.',
      ],
    },
    'your-rights': {
      title: 'Your rights',
      body: [
        'You may ask us what we hold about you, have it corrected, or have it erased. If you have only used this website, we hold nothing about you.',
      ],
    },
    contact: {
      title: 'How to reach us',
      body: ['Write to us about anything on this page, and a person will answer.'],
    },
  },
} as const
