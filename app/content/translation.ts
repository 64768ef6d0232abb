/**
 * The shape of a language's words, taken from the English ones: the same keys and as many entries, any
 * text, functions of the same arguments. `npm run typecheck` refuses a word too few.
 */
export type Translation<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => infer Answer
    ? (...values: Values) => Translation<Answer>
    : { readonly [Key in keyof Words]: Translation<Words[Key]> }
