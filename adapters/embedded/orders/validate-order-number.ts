import type { OrderNumberVerdict } from '#domain/checkout/order-number'
import { swedishTime } from '#application/ports/swedish-time'
import { LONGEST_ORDER_NUMBER } from '#domain/checkout/order-number'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { CustomerId } from '#domain/kernel/ids'
import type { Database } from '../database/database'

/** Letters, digits, and the signs that purchase systems put between them. */
const written = /^[\p{L}\p{N}][\p{L}\p{N} ./_#-]*$/u

const rejected = (errorMessage: string): OrderNumberVerdict => ({ tag: 'Rejected', errorMessage })

/**
 * Whether a customer can order by a number of their own (CHECKOUT-16): it is written with letters, digits and `. / _ # -`,
 * is no longer than an order has room for, and stands on no order of the customer from an earlier day. On the same day it
 * may stand on several, since what a first order could not deliver is ordered anew. Capitals count as small letters.
 * The checkout does not refuse a number that this rejects: the question may have failed, and then nothing holds the order.
 */
export const validateOrderNumber = async (
  db: Database,
  customer: CustomerId,
  orderNumber: string,
  today: CalendarDate,
): Promise<OrderNumberVerdict> => {
  const number = orderNumber.trim()
  if (number.length > LONGEST_ORDER_NUMBER) return rejected(`Ordernumret får ha högst ${LONGEST_ORDER_NUMBER} tecken.`)
  if (!written.test(number)) return rejected('Skriv ordernumret med bokstäver, siffror och tecknen . / _ # -')
  const first = await db
    .selectFrom('order_deliveries')
    .innerJoin('orders', 'orders.order_id', 'order_deliveries.order_id')
    .select('orders.placed_at')
    .where('orders.customer_id', '=', customer)
    .where((where) =>
      where(
        where.fn<string>('lower', [where.ref('order_deliveries.customer_order_number')]),
        '=',
        number.toLowerCase(),
      ),
    )
    .orderBy('orders.placed_at')
    .executeTakeFirst()
  const isUsed = first !== undefined && swedishTime(first.placed_at.getTime()).day < today
  return isUsed
    ? rejected('Ordernumret står redan på en tidigare order. Skriv ett annat, eller lämna fältet tomt.')
    : { tag: 'Valid' }
}
