export { compactNumber, withoutNumberLabel } from '#domain/catalogue/article-numbers'

const fractions: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4' }

/**
 * The words of a text as the search index stores them: letters and digits in lower case. `16×2,2` is 16, 2 and 2. A
 * fraction is one word: `3/4` is 3d4, since 3 and 4 are other sizes.
 */
export const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/[½¼¾]/g, (fraction) => ` ${fractions[fraction] ?? ''}`)
    .replace(/(\d+)\s*\/\s*(\d+)/g, '$1d$2')
    .replace(/(\d)\s*[×x]\s*(?=\d)/g, '$1 ')
    .match(/[\p{L}\p{N}]+/gu) ?? []

const plainLetters: Readonly<Record<string, string>> = {
  å: 'a',
  ä: 'a',
  ö: 'o',
  é: 'e',
  è: 'e',
  ü: 'u',
  ø: 'o',
  æ: 'a',
}

/** A word as it is typed on a keyboard without Swedish letters: `rör` is ror. */
export const withoutAccents = (word: string): string =>
  word.replace(/[åäöéèüøæ]/g, (letter) => plainLetters[letter] ?? letter)

/** `dn20` is dn and 20, `22mm` is 22 and mm; empty for words of letters or digits alone, and for fractions. */
export const borderParts = (word: string): readonly string[] => {
  if (/^\d+d\d+$/.test(word)) return []
  const parts = /^(\p{L}+)(\d.*)$/u.exec(word) ?? /^(\d+)(\p{L}+)$/u.exec(word)
  return parts === null ? [] : parts.slice(1)
}

/** Words with a hyphen, written as one word: `T-rör` is trör. */
export const joinedByHyphen = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+(?:-\p{L}+)+/gu) ?? []).map((word) => word.replaceAll('-', ''))

const REPEATED = /(?<!\p{L})(\p{L}+)[\s-]+i[\s-]+\1(?!\p{L})/gu

/** A text in which a word, `i` and the same word are one term: `rör i rör` is rörirör. */
export const repeatedAsOne = (text: string): string => text.replace(REPEATED, '$1i$1')

/** The terms of a text that `repeatedAsOne` makes. */
export const repeatedIn = (text: string): readonly string[] =>
  [...text.toLowerCase().matchAll(REPEATED)].map(([, word = '']) => `${word}i${word}`)

/** All runs of three letters of a word and its edges, for telling how alike two words are. */
export const trigramsOf = (word: string): readonly string[] => {
  const edged = `  ${word} `
  return [...new Set(Array.from({ length: edged.length - 2 }, (_, at) => edged.slice(at, at + 3)))]
}
