import { sql } from 'kysely'
import { afterAll, beforeAll, expect } from 'vitest'
import type { PermissionDeny } from '#domain/session/session'
import type { Identity } from '#adapters/embedded/auth/identity'
import { openEmbeddedShop, tomHolm, type Caller, type EmbeddedShop } from './embedded-shop'
import { CENTRAL, STORE } from './small-catalogue'
import { cartAnew } from './toms-shop'

export interface Listed {
  readonly orderNumber: string
  readonly tempOrderId: string
  readonly customerId: string
  readonly deliveryId: string
  readonly placedAt: string
  readonly status: string
  readonly restLines: number
  readonly deliveryDay: string | null
  readonly total: number | null
  readonly isCancellable: boolean
  readonly goodsMark: string | null
  readonly reference: string | null
  readonly project: { readonly projectId: string; readonly name: string } | null
}
export interface Page {
  readonly data: readonly Listed[]
  readonly total: number
}
export interface Whole extends Listed {
  readonly freight: number | null
  readonly lines: readonly {
    readonly articleNumber: string
    readonly name: string
    readonly label: string
    readonly ordered: number
    readonly delivered: number
    readonly cancelled: number
    readonly rest: number
    readonly lineTotal: number | null
  }[]
  readonly shipments: readonly {
    readonly stage: string
    readonly trackingNumber: string | null
    readonly lines: readonly { readonly position: number; readonly quantity: number }[]
  }[]
  readonly events: readonly { readonly type: string; readonly at: string }[]
}
export interface Invoiced {
  readonly number: string
  readonly issuedOn: string
  readonly dueOn: string
  readonly total: number
  readonly open: number
  readonly credits: readonly { readonly total: number }[]
}

export const ore = (amount: number) => Math.round(amount * 100)
export const sum = (amounts: readonly number[]) => amounts.reduce((so, amount) => so + ore(amount), 0)

/** A shop with orders of several customers, for the tests of a file. It is closed after them. */
export const ordersShop = () => {
  let opened: { shop: EmbeddedShop; tom: Caller; user: Caller; buyeradmin: Caller; siteadmin: Caller } | undefined
  const now = () => {
    if (opened === undefined) throw new Error('the shop is not open yet')
    return opened
  }

  /** Makes the latest orders of the plumber those of another customer: the small catalogue has none of their goods. */
  const give = async (customer: string, count: number) => {
    const { rows } = await sql<{ order_number: string }>`
    update order_history set customer_id = ${customer} where order_number in (
      select order_number from order_history where customer_id = '104822' order by placed_at desc limit ${count}::int)
    returning order_number`.execute(now().shop.db)
    const numbers = rows.map((row) => row.order_number)
    await sql`update orders set customer_id = ${customer}, project_id = '' from order_deliveries
    where order_deliveries.order_id = orders.order_id and order_number = any(${numbers}::text[])`.execute(now().shop.db)
    await sql`update order_invoices set customer_id = ${customer} where order_number = any(${numbers}::text[])`.execute(
      now().shop.db,
    )
  }

  const search = async (caller: Caller, query: Readonly<Record<string, string>> = {}) =>
    (await caller.call<Page>('GET', `/orders/search?${new URLSearchParams(query).toString()}`)).body
  const open = async (caller: Caller, id: string) => (await caller.call<Whole>('GET', `/orders/${id}`)).body
  const invoicesOf = async (caller: Caller, id: string) =>
    (await caller.call<readonly Invoiced[]>('GET', `/orders/${id}/invoices`)).body
  const turn = (days: number, orderNumber: string) =>
    now().siteadmin.call('POST', '/orders/clock', { days, orderNumber })

  /** An order of one delivery, Tom's unless another is named. @returns the number that the checkout answers */
  const place = async (
    items: readonly (readonly [article: string, quantity: number, label?: string])[],
    deliveryId: 'DBI' | 'EXH' = 'DBI',
    fields: object = {},
    { caller, identity }: { readonly caller: Caller; readonly identity: Identity } = {
      caller: now().tom,
      identity: tomHolm,
    },
  ): Promise<string> => {
    const cartId = await cartAnew(now().shop, caller, identity)
    await caller.call(
      'POST',
      `/v2/cart/${cartId}/variants/batch/add`,
      items.map(([articleNumber, quantity, label = '']) => ({ articleNumber, quantity, deliveryId, label })),
    )
    const placed = await caller.call<readonly { readonly tempOrderId: string }[]>(
      'POST',
      `/v2/cart/${cartId}/checkout`,
      {
        orderDetails: {
          [deliveryId]: { ...(deliveryId === 'DBI' ? { warehouseId: CENTRAL } : { storeId: STORE }), fields },
        },
        sendOrderReceipt: false,
      },
    )
    expect(placed.status).toBe(200)
    return placed.body[0]?.tempOrderId ?? ''
  }

  const stockOf = async (article: string, location = CENTRAL): Promise<number> =>
    (
      await now()
        .shop.db.selectFrom('stock')
        .select('quantity')
        .where('article_number', '=', article)
        .where('location_id', '=', location)
        .executeTakeFirstOrThrow()
    ).quantity
  const setStock = (article: string, quantity: number, location = CENTRAL) =>
    now()
      .shop.db.updateTable('stock')
      .set({ quantity, availability: 'green', stocked: true })
      .where('article_number', '=', article)
      .where('location_id', '=', location)
      .execute()

  const deny = (userId: string, denies: readonly PermissionDeny[]) =>
    now()
      .shop.db.updateTable('user_customers')
      .set({ permission_denies: JSON.stringify(denies) })
      .where('user_id', '=', userId)
      .execute()

  beforeAll(async () => {
    const shop = await openEmbeddedShop()
    const [tom, user] = [await shop.as('tom'), await shop.as('user')]
    opened = { shop, tom, user, buyeradmin: await shop.as('buyeradmin'), siteadmin: await shop.as('siteadmin') }
    await give('104830', 12)
    await give('220417', 12)
  })
  afterAll(() => opened?.shop.close())

  return {
    get shop() {
      return now().shop
    },
    get tom() {
      return now().tom
    },
    get user() {
      return now().user
    },
    get buyeradmin() {
      return now().buyeradmin
    },
    get siteadmin() {
      return now().siteadmin
    },
    search,
    open,
    invoicesOf,
    turn,
    place,
    stockOf,
    setStock,
    deny,
  }
}
