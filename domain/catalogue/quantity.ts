import { roundToTenDecimals } from '../kernel/decimal'
import type { LocationId } from '../kernel/ids'
import { isQuantity, LARGEST_QUANTITY, type Quantity } from '../kernel/quantity'
import { physicalLocations, type Stock } from './stock'
import { beforeUnit, isSalesUnit, withoutUnit } from './unit-words'

/** How many sales units are sold together: of the single location, else of the matching one, else 1 (CATALOG-13). */
export const orderMultipleAt = (stock: Stock | undefined, locationId: LocationId | undefined): number => {
  const all = stock?.locations ?? []
  const places = all.length === 1 ? all : physicalLocations(stock)
  const place = places.length === 1 ? places[0] : places.find((one) => one.locationId === locationId)
  const multiple = place?.orderMultiple ?? 1
  return Number.isFinite(multiple) && multiple > 0 ? multiple : 1
}

/** Whether a line may hold a quantity: it is a whole number of order multiples. */
export const isValidQuantity = (quantity: number, multiple: number): quantity is Quantity => {
  const multiples = roundToTenDecimals(quantity / multiple)
  return multiples > 0 && isQuantity(quantity) && Number.isSafeInteger(multiples)
}

/** The valid quantities next below and above, ascending; only the quantity itself when it is valid. */
export const nearestQuantities = (quantity: number, multiple: number): readonly number[] => {
  if (isValidQuantity(quantity, multiple)) return [quantity]
  if (quantity > LARGEST_QUANTITY) return nearestQuantities(LARGEST_QUANTITY, multiple).slice(0, 1)
  const below = Math.floor(roundToTenDecimals(quantity / multiple))
  const steps = Number.isSafeInteger(below) && below >= 0 ? [below, below + 1] : [1]
  return steps
    .filter((step) => step > 0)
    .map((step) => roundToTenDecimals(step * multiple))
    .filter((near) => near <= LARGEST_QUANTITY)
}

const withoutBlanks = (text: string): string => text.replace(/\s/gu, '')

/** 1.000 may be a thousand or one. */
export const hasUnclearPoint = (text: string): boolean => /^[1-9]\d{0,2}(\.\d{3})+$/.test(withoutBlanks(text))

/** The number that a text writes, with comma or point; undefined for what cannot be understood, or in two ways. */
export const readNumber = (text: string): number | undefined => {
  const bare = withoutBlanks(text).replace('\u2212', '-').replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(bare) && !hasUnclearPoint(text) ? Number(bare) : undefined
}

export type QuantityFault =
  | { readonly tag: 'NotANumber' }
  /** `nearest`: what it is with the point for thousands. */
  | { readonly tag: 'UnclearPoint'; readonly nearest: readonly number[] }
  /** A unit was written that the article is not sold in. */
  | { readonly tag: 'OtherUnit'; readonly written: string; readonly sold: string; readonly nearest: readonly number[] }
  | { readonly tag: 'TooFew'; readonly nearest: readonly number[] }
  | { readonly tag: 'TooMany'; readonly nearest: readonly number[] }
  | { readonly tag: 'WrongMultiple'; readonly nearest: readonly number[] }

interface QuantityRule {
  readonly orderMultiple: number
  readonly min: number
  /** The sales unit, which may be written behind the number; none may where it is not known. */
  readonly unit?: string | undefined
}

const allowed = (quantity: number, { orderMultiple, min }: QuantityRule): boolean =>
  quantity >= min && (quantity === 0 || isValidQuantity(quantity, orderMultiple))

const nearest = (quantity: number, rule: QuantityRule): readonly number[] =>
  nearestQuantities(Math.max(quantity, rule.min, 0), rule.orderMultiple).filter((one) => one >= rule.min)

export const inThousands = (text: string): number => Number(withoutBlanks(text).replaceAll('.', ''))

/** The number that a text writes, also with the sales unit behind it. */
export const quantityIn = (text: string, sold: string): number | undefined => {
  const { number, unit } = withoutUnit(text, sold)
  return unit === undefined || isSalesUnit(unit, sold) ? readNumber(number) : undefined
}

/** Why a typed text cannot be ordered; undefined when it can. */
export const quantityFault = (text: string, rule: QuantityRule): QuantityFault | undefined => {
  const { unit: sold = '' } = rule
  const { number, unit } = sold === '' ? { number: text, unit: undefined } : withoutUnit(text, sold)
  if (hasUnclearPoint(number)) return { tag: 'UnclearPoint', nearest: nearest(inThousands(number), rule) }
  const quantity = readNumber(number)
  if (quantity === undefined) return { tag: 'NotANumber' }
  if (unit !== undefined && !isSalesUnit(unit, sold))
    return { tag: 'OtherUnit', written: unit, sold, nearest: nearest(quantity, rule) }
  if (allowed(quantity, rule)) return undefined
  if (quantity < Math.max(rule.min, 0)) return { tag: 'TooFew', nearest: nearest(rule.min, rule) }
  return { tag: quantity > LARGEST_QUANTITY ? 'TooMany' : 'WrongMultiple', nearest: nearest(quantity, rule) }
}

/** Whether more of it may still make it valid: 1 on the way to 10 where 10 is the multiple, 10 s on the way to 10 st. */
export const mayStillBecomeValid = (text: string, rule: QuantityRule): boolean => {
  const quantity = readNumber(text)
  if (text.trim() === '') return true
  if (quantity !== undefined) return quantity >= 0 && quantity < rule.orderMultiple
  const number = beforeUnit(text, rule.unit ?? '')
  return number !== undefined && quantityFault(number, rule) === undefined
}

/** The valid quantity one step up or down from any quantity; never below the least one, nor above what a line may hold. */
export const stepFrom = (quantity: number, direction: 1 | -1, rule: QuantityRule): number => {
  const onGrid = quantity === 0 || isValidQuantity(quantity, rule.orderMultiple)
  const around = nearestQuantities(quantity, rule.orderMultiple)
  const between = direction === 1 ? around.at(-1) : around.find((one) => one < quantity)
  const target = onGrid ? roundToTenDecimals(quantity + direction * rule.orderMultiple) : (between ?? 0)
  const [most = quantity] = nearestQuantities(LARGEST_QUANTITY, rule.orderMultiple)
  return Math.max(Math.min(target, most), rule.min)
}
