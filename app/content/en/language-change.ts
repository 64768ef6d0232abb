/** The question before a change of language that loses what is typed. */
export const languageChange = {
  title: 'Change the language?',
  text: 'Changing the language clears what you have typed. Your cart goes along.',
  stay: 'Stay on this page',
  change: 'Change the language',
} as const
