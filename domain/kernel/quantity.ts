import * as O from 'fp-ts/Option'
import type { Brand } from './brand'
import { roundToTenDecimals } from './decimal'

/** Sales units of one line of a cart: more than none, and not more than a line may hold; at most ten decimals. */
export type Quantity = Brand<number, 'Quantity'>

/** Sales units that one line may hold. */
export const LARGEST_QUANTITY = 1_000_000

/** The quantity of a row whose user has not chosen one. */
export const ONE_UNIT: Quantity = 1 as Quantity

export const isQuantity = (value: number): value is Quantity => value > 0 && value <= LARGEST_QUANTITY

/** Reads a quantity; none for what is not positive, too large for a line, or no number. */
export const readQuantity = (value: number): O.Option<Quantity> => {
  const rounded = roundToTenDecimals(value)
  return isQuantity(rounded) ? O.some(rounded) : O.none
}
