import type { OrderRows } from './order-rows'
import { wantedIn } from './pasted-rows'
import { answerTo, type LookupResult } from './row-check'
import type { Destination } from './row-delivery'

/**
 * The rows whose quantity is no order multiple, with the next higher quantity that is one, by row id. Rounding up gives
 * nobody less than was wanted. Other faults need a choice and are left to their rows.
 */
export const roundedUp = (
  rows: OrderRows,
  knownOf: (number: string) => LookupResult | undefined,
  to: Destination,
): ReadonlyMap<number, number> =>
  new Map(
    rows.flatMap((row) => {
      const wanted = wantedIn(row)
      if (wanted === undefined || typeof wanted.quantity !== 'number') return []
      const { number, quantity: written } = wanted
      const answer = answerTo(row, knownOf(number), to)
      if (answer.tag !== 'Faulty' || answer.fault.tag !== 'InvalidQuantity') return []
      const next = answer.fault.nearest.find((quantity) => quantity > written)
      return next === undefined ? [] : [[row.id, next] as const]
    }),
  )
