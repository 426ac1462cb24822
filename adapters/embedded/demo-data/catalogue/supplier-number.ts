/** Coprime to ten million, so that every article of a make gets a number of its own. */
const STRIDE = 1_907_919
const NUMBERS = 10_000_000

const makeCode = (brand: string): number =>
  100 + [...brand].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 899, 0)

/** What the make calls an article: three digits of its own, then seven that say nothing to others. */
export const supplierNumberOf = (brand: string, articleNumber: number): string =>
  `${makeCode(brand)}-${String((articleNumber * STRIDE) % NUMBERS).padStart(7, '0')}`
