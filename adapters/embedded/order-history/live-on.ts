import * as E from 'fp-ts/Either'
import type { Instant } from '#domain/kernel/ids'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { limits } from '../limits'
import { livedUntil } from './order-life'
import { countedNumbers, lockOrder, saveLife, timeOf } from './order-store'

/**
 * Lets every order live on whose next step is due: the steps that are due by its clock, in a transaction of its own. An
 * order that another process works on is left to it.
 * @returns whether an article came into stock again
 */
export const liveOn = async (db: Database, now: Instant): Promise<boolean> => {
  let turned = false
  // Orders that stay due, because their transaction fails, must not be taken up again for ever.
  let after = ''
  for (;;) {
    const due = await db
      .selectFrom('order_history')
      .select('order_number')
      .where('due_at', '<=', new Date(now))
      .where('order_number', '>', after)
      .orderBy('order_number')
      .limit(limits.orderHistory.mostLivedAtOnce)
      .execute()
    for (const { order_number: number } of due) if (await liveOnOne(db, number, now)) turned = true
    const last = due.at(-1)
    if (last === undefined) return turned
    after = last.order_number
  }
}

const liveOnOne = async (db: Database, number: string, now: Instant): Promise<boolean> => {
  const lived = await inTransaction(db, async (trx): Promise<E.Either<never, boolean>> => {
    const order = await lockOrder(trx, number, now)
    if (order === undefined) return E.right(false)
    const life = await livedUntil(order.origin, order.life, timeOf(now, order), countedNumbers(trx))
    return E.right(await saveLife(trx, order, life))
  })
  return E.isRight(lived) && lived.right
}
