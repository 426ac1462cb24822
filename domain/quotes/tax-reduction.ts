import { money, type Money, noMoney } from '../kernel/money'
import type { TaxReduction } from './quote'

/** The deduction for work on a home (rot) or in it (rut). */
export const deductions = ['rot', 'rut'] as const

/** A deduction that is asked for, as a positive amount. */
export interface Deduction {
  readonly kind: (typeof deductions)[number]
  readonly amount: Money
}

interface ReductionRule {
  /** Of the price of the work with VAT. */
  readonly share: number
  /** SEK for one person and year. */
  readonly most: number
}

const rules: Readonly<Record<Deduction['kind'], ReductionRule>> = {
  rot: { share: 0.3, most: 50_000 },
  rut: { share: 0.5, most: 75_000 },
}

/**
 * What a tax reduction takes off the price of the work, in whole kronor rounded down, for one person who has not used
 * theirs this year; undefined where none is asked for.
 * @param labour price of the work, with VAT
 */
export const taxReductionOn = (kind: TaxReduction, labour: Money): Deduction | undefined => {
  if (kind === 'none') return undefined
  const { share, most } = rules[kind]
  const amount = labour <= 0 ? noMoney : money(Math.min(most, Math.floor(money(labour * share))))
  return { kind, amount }
}
