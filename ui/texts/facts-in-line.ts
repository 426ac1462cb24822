/** A word with a small letter after its capital one: no code such as `PN40`, `Cu` or `T-rör`. */
const word = /^\p{Lu}(?=\p{Ll}{2})/u

/** Values in one line, read as a sentence: `Invändig gänga, avzinkningshärdig mässing, PN40`. */
export const factsInLine = (values: readonly string[]): string =>
  values
    .map((value, index) => (index === 0 ? value : value.replace(word, (capital) => capital.toLowerCase())))
    .join(', ')
