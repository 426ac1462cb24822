/** The words of a text as search knows them: lower case, letters and digits alone, `16×2,2` as 16, 2 and 2. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/(\d)\s*[×x]\s*(?=\d)/g, '$1 ')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** A number as it may be written, `420 81 03` or `420-8103`, without what stands between its digits. */
export const compactNumber = (text: string): string | undefined => {
  const digits = text.replace(/[\s\u00a0-]/g, '')
  return /^\d{4,14}$/.test(digits) ? digits : undefined
}

/** All runs of three letters of a word and its edges, for telling how alike two words are. */
export const trigramsOf = (word: string): readonly string[] => {
  const edged = `  ${word} `
  return [...new Set(Array.from({ length: edged.length - 2 }, (_, at) => edged.slice(at, at + 3)))]
}
