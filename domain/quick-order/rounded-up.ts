import { nearestQuantities } from '../catalogue/quantity'
import { roundToTenDecimals } from '../kernel/decimal'
import type { OrderRows } from './order-rows'
import { wantedIn } from './pasted-rows'
import { answerTo, lineOfRow, type LookupResult } from './row-check'
import type { Destination } from './row-delivery'

export interface RoundedUp {
  /** The quantities to give to rows, by row id. */
  readonly quantities: ReadonlyMap<number, number>
  /** Rows of the same line as an earlier one, which has their quantity too: they are removed. */
  readonly merged: ReadonlySet<number>
}

interface Group {
  readonly orderMultiple: number
  readonly total: number
  readonly first: number
  readonly others: number[]
}

/**
 * The rows whose quantity is no order multiple, with the next higher quantity that is one. Rows that become one line are
 * rounded up together, since each for itself would order more than their sum needs. Rounding up gives nobody less than was
 * wanted. Other faults need a choice and are left to their rows.
 */
export const roundedUp = (
  rows: OrderRows,
  knownOf: (number: string) => LookupResult | undefined,
  to: Destination,
): RoundedUp => {
  const quantities = new Map<number, number>()
  const merged = new Set<number>()
  for (const { orderMultiple, total, first, others } of groupsOf(rows, knownOf, to)) {
    const next = nearestQuantities(total, orderMultiple).find((quantity) => quantity >= total)
    if (next === undefined) continue
    quantities.set(first, next)
    for (const other of others) merged.add(other)
  }
  return { quantities, merged }
}

/** The rows with such a quantity, those of one line together. */
const groupsOf = (
  rows: OrderRows,
  knownOf: (number: string) => LookupResult | undefined,
  to: Destination,
): Iterable<Group> => {
  const groups = new Map<string, Group>()
  for (const row of rows) {
    const wanted = wantedIn(row)
    if (wanted === undefined || typeof wanted.quantity !== 'number') continue
    const known = knownOf(wanted.number)
    const answer = answerTo(row, known, to)
    if (answer.tag !== 'Faulty' || answer.fault.tag !== 'InvalidQuantity') continue
    const line = lineOfRow(wanted, known, to)
    const group = groups.get(line)
    if (group === undefined) {
      const { orderMultiple } = answer.fault
      groups.set(line, { orderMultiple, total: wanted.quantity, first: row.id, others: [] })
    } else {
      group.others.push(row.id)
      groups.set(line, { ...group, total: roundToTenDecimals(group.total + wanted.quantity) })
    }
  }
  return groups.values()
}
