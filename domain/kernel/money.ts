import type { Brand } from './brand'
import { roundToTenDecimals, withoutBinaryNoise } from './decimal'

/** An amount in SEK (CONST-01), at most ten decimals; excluding VAT unless the field's name says otherwise. */
export type Money = Brand<number, 'Money'>

export const money = (amount: number): Money => roundToTenDecimals(amount) as Money
export const noMoney: Money = money(0)

export const times = (amount: Money, factor: number): Money => money(amount * factor)

/** Öre below which fifteen digits hold six decimals, so that noise decides within a millionth of a half alone. */
const SIX_DECIMALS_HELD = 1e9
const NEAR_HALF = 1e-5

/** An amount in whole öre, rounded half away from zero. */
export const wholeOre = (amount: Money): number => {
  const ore = Math.abs(amount) * 100
  // A long cart rounds thousands of amounts at each edit, and to take noise away is slow.
  const isCertain = ore < SIX_DECIMALS_HELD && Math.abs(ore - Math.floor(ore) - 0.5) > NEAR_HALF
  return Math.round(isCertain ? ore : withoutBinaryNoise(ore)) * Math.sign(amount)
}

/** Rounds half away from zero to whole öre; a line is rounded so, a total is a sum of rounded lines. */
export const roundToOre = (amount: Money): Money => money(wholeOre(amount) / 100)

/** SEK of so many whole öre. */
export const ofOre = (ore: number): Money => money(ore / 100)

/** Sum of amounts in whole öre, added as whole numbers so that no total drifts from its lines. */
export const sumOfOre = (amounts: readonly Money[]): Money =>
  ofOre(amounts.reduce((ore, amount) => ore + wholeOre(amount), 0))
