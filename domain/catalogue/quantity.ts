import { isValidQuantity, nearestQuantities } from './order-multiple'
import { roundToTenDecimals } from '../kernel/decimal'

/** What a typed text is as a quantity: a number with comma or point, or nothing that can be understood. */
export const readQuantity = (text: string): number | undefined => {
  const bare = text.replace(/\s/gu, '').replace('\u2212', '-').replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : undefined
}

export type QuantityFault =
  | { readonly tag: 'NotANumber' }
  | { readonly tag: 'TooFew'; readonly nearest: readonly number[] }
  | { readonly tag: 'WrongMultiple'; readonly nearest: readonly number[] }

interface QuantityRule {
  readonly orderMultiple: number
  readonly min: number
}

const allowed = (quantity: number, { orderMultiple, min }: QuantityRule): boolean =>
  quantity >= min && (quantity === 0 || isValidQuantity(quantity, orderMultiple))

const nearest = (quantity: number, rule: QuantityRule): readonly number[] =>
  nearestQuantities(Math.max(quantity, rule.min, 0), rule.orderMultiple).filter((one) => one >= rule.min)

/** Why a typed text cannot be ordered; undefined when it can. */
export const quantityFault = (text: string, rule: QuantityRule): QuantityFault | undefined => {
  const quantity = readQuantity(text)
  if (quantity === undefined) return { tag: 'NotANumber' }
  if (allowed(quantity, rule)) return undefined
  return quantity < Math.max(rule.min, 0)
    ? { tag: 'TooFew', nearest: nearest(rule.min, rule) }
    : { tag: 'WrongMultiple', nearest: nearest(quantity, rule) }
}

/** Whether more digits may still make it valid: 1 on the way to 10 where 10 is the multiple. */
export const mayStillBecomeValid = (text: string, { orderMultiple }: QuantityRule): boolean => {
  const quantity = readQuantity(text)
  return text.trim() === '' || (quantity !== undefined && quantity >= 0 && quantity < orderMultiple)
}

/** The valid quantity one step up or down from any quantity; never below the least one. */
export const stepFrom = (quantity: number, direction: 1 | -1, rule: QuantityRule): number => {
  const onGrid = quantity === 0 || isValidQuantity(quantity, rule.orderMultiple)
  const around = nearestQuantities(quantity, rule.orderMultiple)
  const between = direction === 1 ? around.at(-1) : around.find((one) => one < quantity)
  const target = onGrid ? roundToTenDecimals(quantity + direction * rule.orderMultiple) : (between ?? 0)
  return Math.max(target, rule.min)
}
