import { claimableOf } from '#domain/order/claims'
import type { CreditReason, LineQuantity } from '#domain/order/order'
import type { Instant } from '#domain/kernel/ids'
import type { Database } from '../database/database'
import { lived, livedUntil } from './order-life'
import { countedNumbers, lockOrder, saveLife, timeOf } from './order-store'

/**
 * Tells an order which of its goods are claimed or sent back, as far as they are neither already. What was due before now
 * has happened first.
 * @param number the one that the checkout answered
 * @returns whether an article came into stock again
 */
export const claimGoods = async (
  trx: Database,
  number: string,
  { lines: asked, reason }: { readonly lines: readonly LineQuantity[]; readonly reason: CreditReason },
  now: Instant,
): Promise<boolean> => {
  const locked = await lockOrder(trx, number)
  if (locked === undefined) return false
  const at = timeOf(now, locked)
  const life = await livedUntil(locked.origin, locked.life, at, countedNumbers(trx))
  const lines = asked.flatMap(({ position, quantity }) =>
    life.order.lines
      .filter((line) => line.position === position)
      .map((line) => ({ position, quantity: Math.min(quantity, claimableOf(life.order, line)) }))
      .filter((line) => line.quantity > 0),
  )
  return saveLife(trx, locked, lines.length === 0 ? life : lived(life, { tag: 'Claim', at, lines, reason }))
}
