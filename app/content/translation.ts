/**
 * The shape of a language's words, taken from English: the same keys, as many entries, any text, functions of the same
 * parameters. `npm run typecheck` refuses a missing word.
 */
export type Translation<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => infer Answer
    ? (...values: Values) => Translation<Answer>
    : { readonly [Key in keyof Words]: Translation<Words[Key]> }
