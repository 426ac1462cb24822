import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'
import { onEachEngine } from './support/engines'
import { aliRahimi, cartOf, openEmbeddedShop, tomHolm, type Caller, type EmbeddedShop } from './support/embedded-shop'
import { cartAnew } from './support/toms-shop'
import { articles, CENTRAL, ordinary, OTHER_STORE, STORE } from './support/small-catalogue'

type Wanted = readonly [article: string, quantity: number, delivery: string, label?: string]

await onEachEngine('what is ordered', (options) => {
  let shop: EmbeddedShop
  let tom: Caller
  let ali: Caller

  beforeAll(async () => {
    shop = await openEmbeddedShop(options)
    tom = await shop.as('tom')
    ali = await shop.as('user')
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    await shop.db.updateTable('stock').set({ quantity: 100, availability: 'green', incoming_in_days: null }).execute()
  })

  const freshCart = (caller: Caller, identity = tomHolm) => cartAnew(shop, caller, identity)

  const add = (caller: Caller, cartId: string, ...wanted: readonly Wanted[]) =>
    caller.call(
      'POST',
      `/v2/cart/${cartId}/variants/batch/add`,
      wanted.map(([articleNumber, quantity, deliveryId, label = '']) => ({
        ...{ articleNumber, quantity, deliveryId, label },
      })),
    )

  const order = (caller: Caller, cartId: string, orderDetails: object, headers = {}) =>
    caller.call<readonly { readonly success: boolean; readonly message: string | null }[]>(
      'POST',
      `/v2/cart/${cartId}/checkout`,
      { orderDetails, sendOrderReceipt: false },
      headers,
    )

  const held = async (article: string, place: string) => {
    const row = await shop.db
      .selectFrom('stock')
      .select(['quantity', 'availability'])
      .where('article_number', '=', article)
      .where('location_id', '=', place)
      .executeTakeFirstOrThrow()
    return [row.quantity, row.availability]
  }

  it('leaves the stock of the place it goes from, all lines of an article together, and no other', async () => {
    const cart = await freshCart(tom)
    await add(tom, cart, [articles.plain, 2, 'DBI'], [articles.plain, 3, 'DBI', 'trapp C'], [articles.plain, 7, 'EXH'])

    await order(tom, cart, { DBI: { warehouseId: CENTRAL }, EXH: { storeId: STORE } })

    expect(await held(articles.plain, CENTRAL)).toEqual([95, 'green'])
    expect(await held(articles.plain, STORE)).toEqual([93, 'green'])
    expect(await held(articles.plain, OTHER_STORE)).toEqual([100, 'green'])
  })

  it('leaves it only when it is ordered: not with a refusal, and not again for the same key', async () => {
    const cart = await freshCart(tom)
    await add(tom, cart, [articles.plain, 4, 'DBI'], [articles.plain, 101, 'EXH'])
    const headers = { 'idempotency-key': `stock-${cart}` }
    const details = { DBI: { warehouseId: CENTRAL }, EXH: { storeId: STORE } }

    const first = await order(tom, cart, details, headers)
    const again = await order(tom, cart, details, headers)

    expect(first.body.map(({ success }) => success)).toEqual([true, false])
    expect(again.body).toEqual(first.body)
    expect(await held(articles.plain, CENTRAL)).toEqual([96, 'green'])
    expect(await held(articles.plain, STORE)).toEqual([100, 'green'])
  })

  it('never leaves less than nothing, and then the place says when more comes', async () => {
    await shop.db
      .updateTable('stock')
      .set({ incoming_in_days: 3, incoming_quantity: 50 })
      .where('article_number', '=', articles.express)
      .execute()
    const cart = await freshCart(tom)
    await add(tom, cart, [articles.plain, 120, 'DBI'], [articles.express, 100, 'DBI'])

    await order(tom, cart, { DBI: { warehouseId: CENTRAL } })

    expect(await held(articles.plain, CENTRAL)).toEqual([0, 'gray'])
    expect(await held(articles.express, CENTRAL)).toEqual([0, 'yellow'])
  })

  it('is nothing while goods are short that the buyer was not shown as short, in either delivery', async () => {
    const cart = await freshCart(tom)
    await add(tom, cart, [articles.plain, 101, 'DBI'], [articles.express, 2, 'EXH'], [articles.express, 99, 'EXH', 'b'])
    const orderKnowing = (...known: readonly (readonly [delivery: string, article: string])[]) =>
      tom.call<{ readonly code?: string }>('POST', `/v2/cart/${cart}/checkout`, {
        orderDetails: { DBI: { warehouseId: CENTRAL }, EXH: { storeId: STORE } },
        sendOrderReceipt: false,
        knownShortages: known.map(([deliveryId, articleNumber]) => ({ deliveryId, articleNumber })),
      })

    for (const known of [[], [['EXH', articles.express]], [['DBI', articles.plain]]] as const) {
      const { status, body } = await orderKnowing(...known)
      expect([status, body.code]).toEqual([412, 'STOCK_CHANGED'])
    }
    expect(await held(articles.plain, CENTRAL)).toEqual([100, 'green'])

    const accepted = await orderKnowing(['DBI', articles.plain], ['EXH', articles.express])
    expect(accepted.body).toMatchObject([{ success: true }, { success: false }])
    expect(await held(articles.plain, CENTRAL)).toEqual([0, 'gray'])
  })

  it('[CATALOG-32] is nothing whose price is on request: it is neither added nor ordered', async () => {
    const onRequest = (asked: boolean) =>
      shop.db
        .updateTable('variants')
        .set({ ask_for_price: asked })
        .where('article_number', '=', articles.express)
        .execute()
    const cart = await freshCart(tom)
    await add(tom, cart, [articles.express, 1, 'DBI'])
    await onRequest(true)

    const added = await add(tom, cart, [articles.express, 1, 'EXH'])
    const ordered = await order(tom, cart, { DBI: { warehouseId: CENTRAL } })
    await onRequest(false)

    expect(added.body).toMatchObject({ errors: [{ id: articles.express, code: 'PRICE_ON_REQUEST' }] })
    expect(ordered.body).toMatchObject([
      { success: false, message: `Artikel ${articles.express} har pris på förfrågan. Ring oss.` },
    ])
  })

  const labels = ['A', 'B', 'C', 'D', 'E']
  const everywhere = {
    DBI: { warehouseId: CENTRAL },
    EXH: { storeId: STORE },
    XXX: { warehouseId: CENTRAL },
    EXB: { storeId: STORE },
  }
  const outcomes = (body: readonly { readonly success: boolean; readonly message: string | null }[]) =>
    body.map(({ success, message }) => (success ? 'ordered' : message))

  it('of one article under several labels is judged together', async () => {
    await shop.db.updateTable('stock').set({ quantity: 4 }).execute()
    const cart = await freshCart(tom)
    await add(tom, cart, ...labels.map((label): Wanted => [articles.plain, 4, 'EXH', label]))

    const { body } = await order(tom, cart, everywhere)

    expect(outcomes(body).filter((text) => text !== 'Leveransen ingår inte i ordern.')).toEqual([
      `Butiken har 4 av artikel ${articles.plain}, inte 20.`,
    ])
    expect(await held(articles.plain, STORE)).toEqual([4, 'green'])
  })

  it('[CHECKOUT-05] by two deliveries from one store is granted to the first alone when it does not reach for both', async () => {
    await shop.db.updateTable('stock').set({ quantity: 4 }).execute()
    const cart = await freshCart(tom)
    await add(tom, cart, [articles.plain, 4, 'EXH'], [articles.plain, 3, 'EXB'])

    const { body } = await order(tom, cart, { EXH: { storeId: STORE }, EXB: { storeId: STORE } })

    expect(outcomes(body)).toEqual(['ordered', `Butiken har 0 av artikel ${articles.plain}, inte 3.`])
    expect(await held(articles.plain, STORE)).toEqual([0, 'gray'])
  })

  it('of a discontinued article is never more than what is left of it, whatever the labels', async () => {
    await shop.db.updateTable('stock').set({ quantity: 3 }).execute()
    const cart = await freshCart(tom)
    await add(tom, cart, ...labels.slice(0, 3).map((label): Wanted => [articles.discontinued, 3, 'DBI', label]))

    const { body } = await order(tom, cart, { DBI: { warehouseId: CENTRAL } })

    expect(outcomes(body)).toEqual([`Artikel ${articles.discontinued} utgår: 3 finns kvar, inte 9.`])
    expect(await held(articles.discontinued, CENTRAL)).toEqual([3, 'green'])
  })

  it('is never more than there was, whatever two carts hold and order at once', async () => {
    const anOrder = fc.array(
      fc.record({
        article: fc.constantFrom(articles.plain, articles.express, articles.discontinued),
        quantity: fc.integer({ min: 1, max: 6 }),
        delivery: fc.constantFrom('DBI', 'EXH', 'XXX', 'EXB'),
        label: fc.constantFrom('A', 'B', 'C'),
      }),
      { minLength: 1, maxLength: 8 },
    )
    await fc.assert(
      fc.asyncProperty(anOrder, anOrder, fc.integer({ min: 0, max: 12 }), async (toms, alis, there) => {
        await shop.db.updateTable('stock').set({ quantity: there, availability: 'green' }).execute()
        const { number: before } = await lastOrderNumber()
        const carts = [await freshCart(tom), await freshCart(ali, aliRahimi)] as const
        const wanted = (lines: typeof toms) =>
          lines.map(({ article, quantity, delivery, label }): Wanted => [article, quantity, delivery, label])
        await add(tom, carts[0], ...wanted(toms))
        await add(ali, carts[1], ...wanted(alis))

        const answers = await Promise.all([order(tom, carts[0], everywhere), order(ali, carts[1], everywhere)])

        // All lines may have been refused when they were added.
        for (const { status } of answers) expect([200, 422]).toContain(status)
        for (const sold of await soldSince(before))
          expect(sold.quantity, JSON.stringify(sold)).toBeLessThanOrEqual(there)
      }),
      { numRuns: 15 },
    )
  })

  const lastOrderNumber = async () => {
    const { rows } = await sql<{ number: string }>`
      select coalesce(max(order_number), '0') as number from order_deliveries`.execute(shop.db)
    return { number: rows[0]?.number ?? '0' }
  }

  /** What was sold where stock is demanded: in stores, and of what is discontinued. */
  const soldSince = async (orderNumber: string) => {
    const { rows } = await sql<{ article_number: string; place: string; quantity: number }>`
      select article_number, coalesce(store_id, warehouse_id) as place, sum(quantity)::float8 as quantity
      from order_deliveries join order_lines using (order_number)
      where order_number > ${orderNumber} and (store_id is not null or article_number = ${articles.discontinued})
      group by 1, 2`.execute(shop.db)
    return rows
  }

  it('is refused with 422 when it is worth more than an order can be', async () => {
    const cart = await freshCart(tom)
    await add(tom, cart, [articles.plain, 1_000_000, 'DBI'], [articles.express, 1_000_000, 'DBI'])
    const price = (list_price: number) => shop.db.updateTable('variants').set({ list_price }).execute()
    await price(269_791)
    const refused = await tom.call('POST', `/v2/cart/${cart}/checkout`, {
      orderDetails: { DBI: { warehouseId: CENTRAL } },
      sendOrderReceipt: false,
    })
    await price(100)

    expect([refused.status, refused.body.code]).toEqual([422, 'ORDER_TOO_LARGE'])
    expect(refused.body.message).toMatch(/1\s000\s000\s000 kr/)
    expect((await order(tom, cart, { DBI: { warehouseId: CENTRAL } })).body).toMatchObject([{ success: true }])
  })

  it('has lines of a bounded quantity, however often more is added or merged', async () => {
    const cart = await freshCart(tom)
    await add(tom, cart, [articles.plain, 1_000_000, 'DBI'], [articles.plain, 1_000_000, 'DBI', 'B'])
    const again = await tom.call<{ readonly errors: readonly { readonly code: string }[] }>(
      'POST',
      `/v2/cart/${cart}/variants/batch/add`,
      [{ articleNumber: articles.plain, quantity: 1, deliveryId: 'DBI', label: '' }],
    )
    const twice = await tom.call<{ readonly errors: readonly { readonly code: string }[] }>(
      'POST',
      `/v2/cart/${cart}/variants/batch/add`,
      Array.from({ length: 2 }, () => ({
        ...{ articleNumber: articles.express, quantity: 600_000, deliveryId: 'DBI', label: '' },
      })),
    )
    const labelled = (await cartOf(shop.db, tomHolm)).lines.find(({ label }) => label === 'B')
    const merged = await tom.call('PUT', `/v2/cart/${cart}/variants/${String(labelled?.cartItemId)}`, {
      ...{ quantity: 1_000_000, deliveryId: 'DBI', label: '' },
    })

    expect(again.body.errors).toMatchObject([{ code: 'INVALID_QUANTITY' }])
    expect(twice.body.errors).toMatchObject([{ code: 'INVALID_QUANTITY' }])
    expect([merged.status, merged.body.code]).toEqual([422, 'INVALID_QUANTITY'])
    const quantities = (await cartOf(shop.db, tomHolm)).lines.map(({ quantity }) => quantity)
    expect(Math.max(...quantities)).toBe(1_000_000)
  })

  it('by two buyers at once is not sold twice from a shelf', async () => {
    for (let round = 0; round < 3; round += 1) {
      await shop.db.updateTable('stock').set({ quantity: 2 }).where('location_id', '=', STORE).execute()
      const carts = [await freshCart(tom), await freshCart(ali, aliRahimi)] as const
      // Each holds the articles in another order.
      await add(tom, carts[0], ...ordinary.map((article): Wanted => [article, 2, 'EXH']))
      await add(ali, carts[1], ...ordinary.toReversed().map((article): Wanted => [article, 2, 'EXH']))
      const details = { EXH: { storeId: STORE } }

      const answers = await Promise.all([order(tom, carts[0], details), order(ali, carts[1], details)])

      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(answers.flatMap(({ body }) => body.filter(({ success }) => success))).toHaveLength(1)
      expect(answers.flatMap(({ body }) => body.flatMap(({ message }) => message ?? []))).toEqual([
        expect.stringMatching(/^Butiken har 0 av artikel \d+, inte 2\.$/),
      ])
    }
  })
})

it('what was the last of it is told by the stock service and found no longer as in stock, until its order is cancelled', async () => {
  const services: EmbeddedServices = await startEmbeddedServices()
  const ask = async (method: 'GET' | 'POST', path: string, payload?: object, token?: string) => {
    const sent = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const answer = await services.app.inject({
      ...{ method, url: `/services${path}`, headers: { 'api-version': 'V3', 'user-id': 'visitor', ...sent } },
      ...(payload === undefined ? {} : { payload }),
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const last = await services.db
    .selectFrom('stock')
    .innerJoin('variants', 'variants.article_number', 'stock.article_number')
    .select(['stock.article_number', 'stock.location_id', 'stock.quantity', 'order_multiple'])
    .where('location_id', '=', '100')
    .where('availability', '=', 'green')
    .where('quantity', '>', 0)
    .where('discontinued', '=', false)
    .where(sql<boolean>`purchase_constraints = '{}'`)
    .orderBy('stock.quantity')
    .executeTakeFirstOrThrow()
  const isFound = async (): Promise<boolean> => {
    const filter = {
      and: [
        { type: 'type', value: 'Variant' },
        { type: 'attribute', attributeName: 'inStockAt', value: '100', comparisonMode: 'equals' },
      ],
    }
    const { results } = await ask('POST', '/search', {
      query: last.article_number,
      resultsOptions: { take: 10, filter },
    })
    return JSON.stringify(results.items).includes(last.article_number)
  }
  const quantityTold = async (): Promise<number> => {
    const question = { articles: [{ articleNumber: last.article_number, quantity: 1 }], locationIds: ['100'] }
    return (await ask('POST', '/stock', question))[0].stock.locations[0].quantity
  }
  expect([await isFound(), await quantityTold()]).toEqual([true, last.quantity])

  const tokens = await ask('POST', '/v2/sessions/', { username: 'tom', password: DEMO_PASSWORD })
  const token: string = tokens.AuthenticationResult.AccessToken
  const { cartId } = await cartOf(services.db, tomHolm)
  await ask(
    'POST',
    `/v2/cart/${cartId}/variants/batch/add`,
    [{ articleNumber: last.article_number, quantity: last.quantity, deliveryId: 'DBI', label: '' }],
    token,
  )
  const placed = await ask(
    'POST',
    `/v2/cart/${cartId}/checkout`,
    { orderDetails: { DBI: { warehouseId: '100' } }, sendOrderReceipt: false },
    token,
  )

  expect(placed).toMatchObject([{ success: true }])
  expect([await isFound(), await quantityTold()]).toEqual([false, 0])

  await ask('POST', `/orders/${placed[0].tempOrderId}/cancel`, undefined, token)
  expect([await isFound(), await quantityTold()]).toEqual([true, last.quantity])
  await services.stop()
})
