import * as E from 'fp-ts/Either'
import { canArrive, isTooFarAhead, MOST_DAYS_AHEAD, type OfferedCalendar } from '#domain/delivery/delivery-days'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { deliveryDenied } from '../auth/allowed-deliveries'
import { notFound, type RequestFailure } from '../request-failure'
import { nothingChanged, type Change, type OpenCart } from './change-cart'
import { readDeliveries } from './read-lines'

const notADeliveryDay: RequestFailure = {
  status: 422,
  code: 'NOT_A_DELIVERY_DAY',
  message: 'Det går inte att leverera den dagen.',
  details: [{ path: 'requestedDeliveryDate', message: 'Välj en leveransdag' }],
}

const tooFarAhead: RequestFailure = {
  status: 422,
  code: 'DELIVERY_DAY_TOO_FAR_AHEAD',
  message: 'Leveransdagen ligger för långt fram.',
  details: [{ path: 'requestedDeliveryDate', message: `Välj en dag inom ${MOST_DAYS_AHEAD} dagar` }],
}

/** Sets the day of one delivery (DELIVERY-39) or of all (DELIVERY-40). */
export const setDeliveryDate =
  (which: DeliveryId | 'all', date: CalendarDate, calendar: OfferedCalendar) =>
  async ({ trx, cart, allowed }: OpenCart): Promise<E.Either<RequestFailure, Change>> => {
    if (which !== 'all' && !allowed.includes(which)) return E.left(deliveryDenied)
    const present = (await readDeliveries(trx, cart.cart_id)).map((entry) => entry.deliveryId)
    const affected = which === 'all' ? present : present.filter((deliveryId) => deliveryId === which)
    if (affected.length === 0) return which === 'all' ? E.right(nothingChanged) : E.left(notFound)
    if (isTooFarAhead(date, calendar.today)) return E.left(tooFarAhead)
    if (!affected.every((deliveryId) => canArrive(deliveryId, date, calendar))) return E.left(notADeliveryDay)
    await trx
      .updateTable('cart_deliveries')
      .set({ requested_delivery_date: date })
      .where('cart_id', '=', cart.cart_id)
      .where('delivery_id', 'in', affected)
      .execute()
    const lines = await trx
      .selectFrom('cart_items')
      .select('cart_item_id')
      .where('cart_id', '=', cart.cart_id)
      .where('delivery_id', 'in', affected)
      .execute()
    return E.right({ changed: lines.map((line) => line.cart_item_id), removed: [], failed: [], effective: true })
  }

/** Sets whether a delivery is part of the order (DELIVERY-41). */
export const includeInOrder =
  (deliveryId: DeliveryId, included: boolean) =>
  async ({ trx, cart, allowed }: OpenCart): Promise<E.Either<RequestFailure, Change>> => {
    // A delivery that may not be chosen can still be left out.
    if (included && !allowed.includes(deliveryId)) return E.left(deliveryDenied)
    const updated = await trx
      .updateTable('cart_deliveries')
      .set({ is_included_in_order: included })
      .where('cart_id', '=', cart.cart_id)
      .where('delivery_id', '=', deliveryId)
      .returning('delivery_id')
      .executeTakeFirst()
    return updated === undefined ? E.left(notFound) : E.right({ ...nothingChanged, effective: true })
  }
