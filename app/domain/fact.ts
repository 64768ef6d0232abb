/** A term and its value: a line of a letter, or of printed hours. */
export type Fact = { readonly term: string; readonly value: string }

export const factLine = ({ term, value }: Fact): string => `${term}: ${value}`
