export const accessibility = {
  title: 'Accessibility',
  description: 'How the house and its website are made for every guest, and whom to ask.',
  sections: {
    website: {
      title: 'This website',
      body: [
        'The site is made to meet the Web Content Accessibility Guidelines (WCAG) 2.1 at level AA, and aims at level AA of version 2.2.',
        [
          'Every page can be used by keyboard alone. An outline shows where you are, and the first link skips to the content.',
          'Headings, buttons and messages are labelled for screen readers, and each new page is announced by its title.',
          'Words and controls stand out clearly from the background, and colour is never the only sign.',
          'Pages can be enlarged to 400% without scrolling sideways.',
          'If your device is set to reduce motion, decorations do not move.',
          'Pictures that carry meaning are described in words.',
        ],
      ],
    },
    limits: {
      title: 'What is not there yet',
      body: [
        'All words can be read without JavaScript, but the search, the forms, the menu’s filter, the cart and the chat need it.',
        'The site is tested with automated tools and by keyboard. No outside body has audited it. If something stands in your way, please tell us.',
      ],
    },
    building: {
      title: 'The building',
      body: [
        [
          'A ramp beside the front steps. The doors are opened for you, by night too.',
          'A lift to every guest floor, with raised figures on its buttons.',
          'Step-free routes to breakfast on the river veranda, Nakshi, Terrace Bistro, the Bar & Lounge, the garden and the pool.',
          'The Garden Room and the Grand Salon are step-free too; the Cellar Room is down a flight of stairs.',
          'An accessible toilet on the ground floor.',
          'Two parking spaces beside the entrance.',
        ],
        'The ghat steps down to the river are old and have no ramp. From the river veranda above them the view is the same.',
      ],
    },
    rooms: {
      title: 'The rooms',
      body: [
        [
          'One adapted Garden View Room on the ground floor, its doors 90 cm wide, with no thresholds.',
          'Its shower is level-access, with a seat; there are grab rails by the shower and the toilet.',
          'Its light switches and sockets can be reached from a wheelchair.',
          'Alarms that flash as well as ring, in the adapted room and on request in others.',
        ],
        'Please call us with what you need before you book.',
      ],
    },
    services: {
      title: 'Services',
      body: [
        [
          'Assistance animals are welcome in every room. They are not counted as pets.',
          'Menus in large print, or read to you at the table.',
          'A wheelchair to borrow at the front desk, day and night.',
        ],
      ],
    },
    languages: {
      title: 'Languages',
      body: [
        'At the desk and at the table we speak:',
        ['English', 'Bengali', 'Hindi'],
        'And Sylheti, of course. The website is complete in both English and Bengali.',
      ],
    },
    coordinator: {
      title: 'Accessibility coordinator',
      body: ['Ask before you come, or tell us what could be better.'],
    },
  },
} as const
