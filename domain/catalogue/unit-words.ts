/** Sales units, and the other words that order lists write for them. */
const wordsOf: Readonly<Record<string, readonly string[]>> = {
  st: ['st', 'stk', 'styck', 'stycken'],
  m: ['m', 'meter', 'mtr'],
  'm²': ['m²', 'm2', 'kvm'],
  frp: ['frp', 'förp', 'förpackning', 'förpackningar', 'fp'],
  par: ['par'],
  kg: ['kg', 'kilo'],
  l: ['l', 'liter'],
}

const unitOf: ReadonlyMap<string, string> = new Map(
  Object.entries(wordsOf).flatMap(([unit, words]) => words.map((word) => [word, unit] as const)),
)

const plain = (word: string): string => word.toLowerCase().replace(/\.$/, '')

/** The sales unit that a word stands for, whatever its case and with or without a full stop. */
const readUnit = (word: string): string | undefined => unitOf.get(plain(word))

/** Whether a unit, as it was read, is the one that an article is sold in. */
export const isSalesUnit = (unit: string, sold: string): boolean => unit === (readUnit(sold) ?? plain(sold))

/** A quantity and the unit behind it, `10 st` or `25m`. */
const quantityWithUnit = /^(.*\d)\s*(\p{L}+[²2]?\.?)$/u

export interface WrittenQuantity {
  readonly number: string
  readonly unit: string | undefined
}

/**
 * Takes the unit off a written quantity; a text with any other word behind it stays as it is. A unit that is none of the
 * usual ones is known where the article is `sold` in it.
 */
export const withoutUnit = (text: string, sold = ''): WrittenQuantity => {
  const [, number, word] = quantityWithUnit.exec(text.trim()) ?? []
  if (number === undefined || word === undefined) return { number: text, unit: undefined }
  const unit = readUnit(word) ?? (plain(word) === plain(sold) ? plain(sold) : undefined)
  return unit === undefined ? { number: text, unit } : { number, unit }
}

/** The number before a word that the sales unit begins with; undefined where another word is behind it, or none. */
export const beforeUnit = (text: string, sold: string): string | undefined => {
  const [, number, word] = quantityWithUnit.exec(text.trim()) ?? []
  if (word === undefined) return undefined
  const words = wordsOf[readUnit(sold) ?? ''] ?? [plain(sold)]
  return words.some((known) => known.startsWith(word.toLowerCase())) ? number : undefined
}
