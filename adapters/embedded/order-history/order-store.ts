import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { invoiceNumber, type Instant, instant, locationId, orderNumber } from '#domain/kernel/ids'
import { calendarDate } from '#domain/kernel/calendar-date'
import * as O from 'fp-ts/Option'
import { evolveOrder } from '#domain/order/evolve'
import type { OrderState } from '#domain/order/order'
import type { OrderEvent } from '#domain/order/protocol'
import { reactOrder } from '#domain/order/react'
import type { Database } from '../database/database'
import { giveBackStock } from './give-back-stock'
import { daysLater } from './order-clock'
import { foldLife, type Life, type OrderNumbers, type OrderOrigin } from './order-life'
import { deductionRowsOf, invoiceRowsOf, standingOf } from './order-row'
import { wordsText } from './order-words'
import { orderWords } from '#domain/order/order-search'
import { StoredOrderEvent } from './stored-event'

/** An order that is locked until the transaction ends. */
export interface LockedOrder {
  readonly origin: OrderOrigin
  readonly customerId: string
  /** The location that its goods come from. */
  readonly place: string
  readonly daysAhead: number
  readonly life: Life
}

/** The events of an order, from the first on. */
export const readEvents = async (db: Database, number: string): Promise<readonly OrderEvent[]> => {
  const rows = await db
    .selectFrom('order_events')
    .select('event')
    .where('order_number', '=', number)
    .orderBy('version')
    .execute()
  return rows.map(({ event }) => {
    const read = StoredOrderEvent.decode(event)
    // This service wrote it.
    if (E.isLeft(read)) throw new Error(`An event of order ${number} cannot be read`)
    return read.right
  })
}

/**
 * Locks an order.
 * @param number the one that the checkout answered
 * @param due only if a step of its life is due by then, and no other process works on it
 */
export const lockOrder = async (trx: Database, number: string, due?: Instant): Promise<LockedOrder | undefined> => {
  const row = await trx
    .selectFrom('order_history')
    .innerJoin('order_deliveries', 'order_deliveries.order_number', 'order_history.order_number')
    .select([
      'order_history.order_number',
      'brand',
      'customer_id',
      'days_ahead',
      'requested_delivery_date',
      'store_id',
      'warehouse_id',
    ])
    .where('order_history.order_number', '=', number)
    .$if(due !== undefined, (query) => query.where('due_at', '<=', new Date(due ?? 0)).skipLocked())
    .forUpdate('order_history')
    .executeTakeFirst()
  if (row === undefined) return undefined
  const life = foldLife(await readEvents(trx, number))
  if (life === undefined) throw new Error(`Order ${number} has no events`)
  const requestedDay = O.toUndefined(calendarDate(row.requested_delivery_date ?? ''))
  return {
    origin: { orderNumber: orderNumber(row.order_number), brand: row.brand, requestedDay },
    customerId: row.customer_id,
    place: row.store_id ?? row.warehouse_id ?? '',
    daysAhead: row.days_ahead,
    life,
  }
}

/**
 * Stores what has happened to a locked order since it was read, and what follows: how it stands, its invoices, and the
 * stock that it gives back.
 * @returns whether an article is in stock again at a place where it was not
 */
export const saveLife = async (
  trx: Database,
  { origin, customerId, place, daysAhead, life: before }: LockedOrder,
  life: Life,
): Promise<boolean> => {
  const number = origin.orderNumber
  const added = life.events.slice(before.events.length)
  if (added.length === 0) return false
  await trx
    .insertInto('order_events')
    .values(
      added.map((event, index) => ({
        order_number: number,
        version: before.events.length + index + 1,
        event: JSON.stringify(StoredOrderEvent.encode(event)),
      })),
    )
    .execute()
  const { due_at, ...standing } = standingOf(origin, life)
  // The plan is by the clock of the order, and the table by that of the service.
  const due = due_at === null ? null : daysLater(due_at, -daysAhead)
  await trx
    .updateTable('order_history')
    .set({ ...standing, due_at: due })
    .where('order_number', '=', number)
    .execute()
  for (const event of added) if (event.tag === 'Confirmed') await addWords(trx, number, event.orderNumber)
  const invoices = invoiceRowsOf(number, customerId, life.order)
  if (invoices.length > 0)
    await trx
      .insertInto('order_invoices')
      .values(invoices)
      .onConflict((conflict) =>
        conflict.column('invoice_number').doUpdateSet((set) => ({ open_amount: set.ref('excluded.open_amount') })),
      )
      .execute()
  const deductions = deductionRowsOf(number, life.order)
  if (deductions.length > 0)
    await trx
      .insertInto('order_deductions')
      .values(deductions)
      .onConflict((conflict) =>
        conflict.columns(['order_number', 'position']).doUpdateSet((set) => ({ amount: set.ref('excluded.amount') })),
      )
      .execute()
  return giveBack(trx, place, before, added)
}

const addWords = (trx: Database, number: string, text: string) =>
  sql`update order_history set words = words || ${wordsText(orderWords(text))}::tsvector
    where order_number = ${number}`.execute(trx)

const giveBack = async (trx: Database, place: string, before: Life, added: readonly OrderEvent[]): Promise<boolean> => {
  let order: OrderState = before.order
  let turned = false
  for (const event of added) {
    for (const { lines } of reactOrder(order, event))
      if (await giveBackStock(trx, locationId(place), lines)) turned = true
    order = evolveOrder(order, event)
  }
  return turned
}

/** Numbers of orders and invoices as the database counts them. The numbers of all orders are one series. */
export const countedNumbers = (trx: Database): OrderNumbers => ({
  order: async () => {
    const { rows } = await sql<{ number: number }>`select nextval('order_numbers') as number`.execute(trx)
    return orderNumber(String(rows[0]?.number))
  },
  invoice: async () => {
    const { rows } = await sql<{ number: number }>`select nextval('invoice_numbers') as number`.execute(trx)
    return invoiceNumber(String(rows[0]?.number))
  },
})

/** The time by the clock of an order. */
export const timeOf = (now: Instant, { daysAhead }: Pick<LockedOrder, 'daysAhead'>): Instant =>
  daysAhead === 0 ? instant(now) : daysLater(now, daysAhead)
