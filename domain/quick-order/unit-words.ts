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

/** The sales unit that a word stands for, whatever its case and with or without a full stop. */
export const readUnit = (word: string): string | undefined => unitOf.get(word.toLowerCase().replace(/\.$/, ''))

/** A quantity and the unit behind it, `10 st` or `25m`. */
const quantityWithUnit = /^(.*\d)\s*(\p{L}+[²2]?\.?)$/u

export interface WrittenQuantity {
  readonly number: string
  readonly unit: string | undefined
}

/** Takes the unit off a written quantity; a text with any other word behind it stays as it is. */
export const withoutUnit = (text: string): WrittenQuantity => {
  const [, number, word] = quantityWithUnit.exec(text.trim()) ?? []
  const unit = word === undefined ? undefined : readUnit(word)
  return number === undefined || unit === undefined ? { number: text, unit: undefined } : { number, unit }
}
