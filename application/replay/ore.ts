import type { CartLine } from '#domain/cart/cart'

/** Decimals of a price or a quantity that count; a price has at most ten. */
const DECIMALS = 10
const ONE_ORE = 10n ** BigInt(2 * DECIMALS - 2)

/** Öre up to which a binary fraction holds six decimals for certain. Whole digits are slow to count in, and few need them. */
const SMALL = 1e9

/** From here on a number is written with an exponent. No shop has such a price or quantity, but a log may. */
const TOO_LARGE = 1e21

/** Digits that a binary fraction holds for certain. */
const CERTAIN_DIGITS = 15

/** The decimal number that is written for a binary one, in units of 10⁻¹⁰. */
const asWritten = (value: number): bigint => {
  const before = String(Math.trunc(value)).length
  const decimals = Math.max(0, Math.min(DECIMALS, CERTAIN_DIGITS - before))
  return BigInt(value.toFixed(decimals).replace('.', '')) * 10n ** BigInt(DECIMALS - decimals)
}

/**
 * Öre of a line, half an öre rounded away from zero. Counted apart from the rule of the domain that it checks: a
 * large amount in whole decimal digits.
 */
export const oreOf = ({ article, quantity }: Pick<CartLine, 'article' | 'quantity'>): number => {
  const price = article?.price
  if (price === undefined || price.askForPrice) return 0
  const [each, many] = [Math.abs(price.netPrice), Math.abs(quantity)]
  const sign = Math.sign(price.netPrice) * Math.sign(quantity)
  const near = each * many * 100
  if (near < SMALL) return sign * Math.round(Number(near.toFixed(6)))
  if (!(each < TOO_LARGE && many < TOO_LARGE)) return sign * near
  return sign * Number((asWritten(each) * asWritten(many) + ONE_ORE / 2n) / ONE_ORE)
}
