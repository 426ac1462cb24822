import * as E from 'fp-ts/Either'
import type { Instant } from '#domain/kernel/ids'
import { mayCancelOrder } from '#domain/order/cancelling'
import { decideOrder } from '#domain/order/decide'
import type { Identity } from '../auth/identity'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import type { RequestFailure } from '../request-failure'
import type { FoundOrder } from './find-order'
import { lived, livedUntil } from './order-life'
import { countedNumbers, lockOrder, saveLife, timeOf } from './order-store'

const notCancellable: RequestFailure = {
  status: 409,
  code: 'ORDER_NOT_CANCELLABLE',
  message: 'Ordern är redan plockad eller annullerad, så den kan inte annulleras. Kontakta oss för hjälp.',
}

const ofColleague: RequestFailure = {
  status: 403,
  code: 'CANCELLING_DENIED',
  message: 'Du kan annullera dina egna ordrar. Be den som har beställt, eller er köpadministratör.',
}

/**
 * Cancels an order, or what is left of it, and gives its goods back to stock. What was due before now has happened first.
 * @returns whether an article came into stock again
 */
export const cancelOrder = (
  db: Database,
  identity: Identity,
  { row, reached }: FoundOrder,
  now: Instant,
): Promise<E.Either<RequestFailure, boolean>> =>
  inTransaction(db, async (trx): Promise<E.Either<RequestFailure, boolean>> => {
    const locked = await lockOrder(trx, row.order_number)
    if (locked === undefined) return E.left(notCancellable)
    const at = timeOf(now, locked)
    const life = await livedUntil(locked.origin, locked.life, at, countedNumbers(trx))
    if (E.isLeft(decideOrder(life.order, { tag: 'Cancel', at }))) return E.left(notCancellable)
    if (!mayCancelOrder(reached, row.user_id === identity.userId)) return E.left(ofColleague)
    return E.right(await saveLife(trx, locked, lived(life, { tag: 'Cancel', at })))
  })
