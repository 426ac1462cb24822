import type { Brand } from './brand'
import { roundToTenDecimals, withoutBinaryNoise } from './decimal'

/** An amount in SEK (CONST-01), at most ten decimals; excluding VAT unless the field's name says otherwise. */
export type Money = Brand<number, 'Money'>

export const money = (amount: number): Money => roundToTenDecimals(amount) as Money
export const noMoney: Money = money(0)

export const times = (amount: Money, factor: number): Money => money(amount * factor)

/** An amount in whole öre, rounded half away from zero. */
export const wholeOre = (amount: Money): number =>
  Math.round(withoutBinaryNoise(Math.abs(amount) * 100)) * Math.sign(amount)

/** Rounds half away from zero to whole öre; a line is rounded so, a total is a sum of rounded lines. */
export const roundToOre = (amount: Money): Money => money(wholeOre(amount) / 100)

/** SEK of so many whole öre. */
export const ofOre = (ore: number): Money => money(ore / 100)

/** Sum of amounts in whole öre, added as whole numbers so that no total drifts from its lines. */
export const sumOfOre = (amounts: readonly Money[]): Money =>
  ofOre(amounts.reduce((ore, amount) => ore + wholeOre(amount), 0))
