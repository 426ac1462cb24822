import type { Brand } from './brand'
import { roundToTenDecimals } from './decimal'

/** An amount in SEK (CONST-01), at most ten decimals; excluding VAT unless the field's name says otherwise. */
export type Money = Brand<number, 'Money'>

export const money = (amount: number): Money => roundToTenDecimals(amount) as Money
export const noMoney: Money = money(0)

export const add = (a: Money, b: Money): Money => money(a + b)
export const times = (amount: Money, factor: number): Money => money(amount * factor)

/** Rounds half away from zero to whole öre; a line is rounded so, a total is a sum of rounded lines. */
export const roundToOre = (amount: Money): Money =>
  money((Math.sign(amount) * Math.round(roundToTenDecimals(Math.abs(amount) * 100))) / 100)
