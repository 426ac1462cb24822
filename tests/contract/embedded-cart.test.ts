import { describe, expect, it } from 'vitest'
import { CartChangesCodec } from '#adapters/contract/cart'
import { decode } from '#application/codecs/codec'
import { pathOf, routes, type Route } from '#adapters/contract/paths'
import { aliRahimi, cartOf, tomHolm, type Refused } from './support/embedded-shop'
import { tomsShop } from './support/toms-shop'
import { articles, many, ordinary } from './support/small-catalogue'

interface WireItem {
  readonly cartItemId: string
  readonly articleNumber: string
  readonly deliveryId: string
  readonly quantity: number
  readonly label: string
  readonly requestedDeliveryDate: string | null
  readonly variant: {
    readonly price: { readonly netPrice: number }
    readonly stock: { readonly stockType: string }
  } | null
}
interface WireChanges extends Refused {
  readonly version: number
  readonly cartItems: readonly WireItem[]
  readonly removedItemIds: readonly string[]
  readonly deliveries: readonly { readonly deliveryId: string; readonly isIncludedInOrder: boolean }[]
  readonly errors: readonly { readonly id: string; readonly code: string }[]
}

const toms = tomsShop()

const item = (articleNumber: string, quantity = 1, own: object = {}) => ({
  articleNumber,
  quantity,
  deliveryId: 'DBI',
  label: '',
  ...own,
})
const toAdd = (items: readonly object[], headers = {}) =>
  toms.tom.call<WireChanges>('POST', `/v2/cart/${toms.cartId}/variants/batch/add`, [...items], headers)
const added = async (...items: readonly object[]): Promise<readonly WireItem[]> => (await toAdd(items)).body.cartItems
const put = (path: string, body: object, headers = {}) =>
  toms.tom.call<WireChanges>('PUT', `/v2/cart/${toms.cartId}/${path}`, body, headers)
const remove = (path: string) => toms.tom.call<WireChanges>('DELETE', `/v2/cart/${toms.cartId}/${path}`)
const lines = async () => (await cartOf(toms.shop.db, tomHolm)).lines

describe('adding to the cart', () => {
  it('[CART-06] [CART-40] [CART-41] answers the new lines with price and stock, and the version', async () => {
    const answer = await toAdd([
      item(articles.plain, 2),
      item(articles.plain, 3, { deliveryId: 'EXH', label: 'UC plan 1' }),
    ])
    expect(answer.status).toBe(200)
    expect(decode(CartChangesCodec, answer.body)._tag).toBe('Right')
    expect(answer.body.cartItems).toMatchObject([
      { articleNumber: articles.plain, quantity: 2, deliveryId: 'DBI', variant: { stock: { stockType: 'LAG' } } },
      { articleNumber: articles.plain, quantity: 3, deliveryId: 'EXH', label: 'UC plan 1' },
    ])
    expect(answer.body.cartItems[0]?.variant?.price.netPrice).toBeGreaterThan(0)
    expect(answer.body.deliveries.map(({ deliveryId }) => deliveryId)).toEqual(['DBI', 'EXH'])
    expect(answer.headers['etag']).toBe(`"${answer.body.version}"`)
  })

  it('raises the line that is equal in article, delivery and label, within a batch too', async () => {
    const [line] = await added(item(articles.plain, 2))
    const answer = await toAdd([
      item(articles.plain, 3),
      item(articles.plain, 4),
      item(articles.plain, 1, { label: 'annan' }),
    ])
    expect(answer.body.cartItems.map(({ quantity }) => quantity)).toEqual([9, 1])
    expect(answer.body.cartItems[0]?.cartItemId).toBe(line?.cartItemId)
  })

  it('answers the changed lines alone, however many there are', async () => {
    await toAdd(many.map((article) => item(article)))
    expect((await toAdd([item(articles.plain)])).body.cartItems).toHaveLength(1)
  })

  it('names what cannot be bought so, and adds the rest', async () => {
    const { body } = await toAdd([
      item(articles.plain),
      item('9999999'),
      item(articles.onlyInStore),
      item(articles.onlyInStore, 1, { deliveryId: 'EXH' }),
      item(articles.soldInFifties, 60),
      item(articles.plain, -1, { label: 'minus' }),
    ])
    expect(body.cartItems.map(({ articleNumber }) => articleNumber)).toEqual([articles.plain, articles.onlyInStore])
    expect(body.errors.map(({ id, code }) => [id, code])).toEqual([
      ['9999999', 'ARTICLE_NOT_FOUND'],
      [articles.onlyInStore, 'ONLY_IN_STORE'],
      [articles.soldInFifties, 'INVALID_QUANTITY'],
      [articles.plain, 'INVALID_QUANTITY'],
    ])
  })

  it('leaves the version alone when nothing could be added', async () => {
    const before = (await cartOf(toms.shop.db, tomHolm)).version
    expect((await toAdd([item('9999999')])).body.version).toBe(before)
    expect((await cartOf(toms.shop.db, tomHolm)).version).toBe(before)
  })

  it('adds once for one key, and refuses the key for another content', async () => {
    const headers = { 'idempotency-key': `k-${toms.cartId}` }
    const first = await toAdd([item(articles.plain)], headers)
    const second = await toAdd([{ label: '', deliveryId: 'DBI', quantity: 1, articleNumber: articles.plain }], headers)
    expect(second.body).toEqual(first.body)
    const other = await toAdd([item(articles.plain, 2)], headers)
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    expect((await lines()).map(({ quantity }) => quantity)).toEqual([1])
  })

  it('refuses a body that breaks the contract', async () => {
    expect((await toAdd([{ articleNumber: articles.plain }])).status).toBe(400)
    expect((await toAdd([item(articles.plain, 1, { deliveryId: 'FLYG' })])).status).toBe(400)
  })
})

describe('changing lines', () => {
  it('[CART-42] sets quantity, delivery and label of one', async () => {
    const [line] = await added(item(articles.plain, 5))
    const { status, body } = await put(`variants/${line?.cartItemId}`, {
      quantity: 3,
      deliveryId: 'EXH',
      label: 'Stam 3',
    })
    expect(status).toBe(200)
    expect(body.cartItems).toMatchObject([
      { quantity: 3, deliveryId: 'EXH', label: 'Stam 3', cartItemId: line?.cartItemId },
    ])
    expect(body.deliveries.map(({ deliveryId }) => deliveryId)).toEqual(['EXH'])
  })

  it('merges a line into the one that it becomes equal to', async () => {
    const [first, second] = await added(item(articles.plain, 5), item(articles.plain, 2, { label: 'b' }))
    const { body } = await put(`variants/${second?.cartItemId}`, { quantity: 2, deliveryId: 'DBI', label: '' })
    expect(body.cartItems).toMatchObject([{ cartItemId: first?.cartItemId, quantity: 7 }])
    expect(body.removedItemIds).toEqual([second?.cartItemId])
  })

  it('refuses a wrong quantity at its field', async () => {
    const [line] = await added(item(articles.soldInFifties, 50))
    const { status, body } = await put(`variants/${line?.cartItemId}`, { quantity: 70, deliveryId: 'DBI', label: '' })
    expect([status, body.code, body.details?.[0]?.path]).toEqual([422, 'INVALID_QUANTITY', 'quantity'])
    expect(body.message).toContain('50 eller 100')
    for (const quantity of [0, -50]) {
      expect((await put(`variants/${line?.cartItemId}`, { quantity, deliveryId: 'DBI', label: '' })).status).toBe(422)
    }
  })

  it('[CART-43] changes several, and names those that are not there', async () => {
    const [first, second] = await added(item(articles.plain), item(articles.express))
    const update = (cartItemId: string | undefined) => ({ cartItemId, quantity: 4, deliveryId: 'EXH', label: '' })
    const { body } = await put('variants/batch/update', [
      update(first?.cartItemId),
      update('ingen'),
      update(second?.cartItemId),
    ])
    expect(body.cartItems.map(({ quantity, deliveryId }) => [quantity, deliveryId])).toEqual([
      [4, 'EXH'],
      [4, 'EXH'],
    ])
    expect(body.errors.map(({ id }) => id)).toEqual(['ingen'])
  })

  it('[CART-46] [CART-47] [CART-48] removes one, several and all, and may be asked again', async () => {
    const made = await added(...ordinary.map((article) => item(article)))
    const ids = made.map(({ cartItemId }) => cartItemId)
    expect((await remove(`variants/${ids[0]}`)).body.removedItemIds).toEqual([ids[0]])
    expect((await remove(`variants/${ids[0]}`)).body.removedItemIds).toEqual([])
    expect((await put('variants/batch/delete', ids.slice(0, 3))).body.removedItemIds.toSorted()).toEqual(
      ids.slice(1, 3).toSorted(),
    )
    expect((await remove('variants')).body.removedItemIds).toHaveLength(7)
    expect(await lines()).toEqual([])
  })

  it('demands the version that If-Match names', async () => {
    const { body } = await toAdd([item(articles.plain)])
    const path = `variants/${body.cartItems[0]?.cartItemId}`
    const change = (quantity: number, version: number) =>
      put(path, { quantity, deliveryId: 'DBI', label: '' }, { 'if-match': `"${version}"` })
    expect((await change(2, body.version)).status).toBe(200)
    expect((await change(3, body.version)).status).toBe(412)
    expect((await lines()).map(({ quantity }) => quantity)).toEqual([2])
  })

  it('takes any of the versions that If-Match lists, so that calls which are made together may arrive in any order', async () => {
    const { body } = await toAdd([item(articles.plain)])
    const path = `variants/${body.cartItems[0]?.cartItemId}`
    const change = (quantity: number, versions: readonly number[]) =>
      put(
        path,
        { quantity, deliveryId: 'DBI', label: '' },
        { 'if-match': versions.map((version) => `"${version}"`).join(', ') },
      )
    const [seen, next] = [body.version, body.version + 1]
    expect((await change(2, [seen, next])).status).toBe(200)
    expect((await change(3, [seen, next])).status).toBe(200)
    expect((await change(4, [seen, next])).status).toBe(412)
    expect(
      (
        await change(
          4,
          Array.from({ length: 101 }, (_, version) => version),
        )
      ).status,
    ).toBe(400)
    expect(
      (await put(path, { quantity: 4, deliveryId: 'DBI', label: '' }, { 'if-match': `"${next}", x` })).status,
    ).toBe(400)
    expect((await lines()).map(({ quantity }) => quantity)).toEqual([3])
  })

  it('outdates the version that If-Match names even by a change to what already is', async () => {
    const { body } = await toAdd([item(articles.plain)])
    const path = `variants/${body.cartItems[0]?.cartItemId}`
    const change = (quantity: number) =>
      put(path, { quantity, deliveryId: 'DBI', label: '' }, { 'if-match': `"${body.version}"` })
    expect((await change(1)).status).toBe(200)
    expect((await change(5)).status).toBe(412)
  })
})

describe('deliveries and the whole cart', () => {
  it('[DELIVERY-39] [DELIVERY-40] sets the day of one delivery or of all', async () => {
    await added(item(articles.plain), item(articles.plain, 1, { deliveryId: 'EXH' }))
    const one = await put('delivery/EXH', { requestedDeliveryDate: '2026-03-04' })
    expect(one.body.cartItems).toMatchObject([{ deliveryId: 'EXH', requestedDeliveryDate: '2026-03-04' }])
    const all = await put('delivery', { requestedDeliveryDate: '2026-03-05' })
    expect(all.body.cartItems.map(({ requestedDeliveryDate }) => requestedDeliveryDate)).toEqual([
      '2026-03-05',
      '2026-03-05',
    ])
  })

  it.each(['2026-03-01', '2026-03-02', '2026-03-07', '2026-04-03'])('refuses %s, when nothing arrives', async (day) => {
    await added(item(articles.plain))
    const { status, body } = await put('delivery/DBI', { requestedDeliveryDate: day })
    expect([status, body.code]).toEqual([422, 'NOT_A_DELIVERY_DAY'])
  })

  it('takes a day half a year ahead, refuses a later one and says how far ahead a day may be', async () => {
    await added(item(articles.plain))
    expect((await put('delivery/DBI', { requestedDeliveryDate: '2026-09-01' })).status).toBe(200)
    const { status, body } = await put('delivery/DBI', { requestedDeliveryDate: '2026-09-02' })
    expect([status, body]).toMatchObject([
      422,
      { code: 'DELIVERY_DAY_TOO_FAR_AHEAD', details: [{ message: 'Välj en dag inom 183 dagar' }] },
    ])
    expect((await put('delivery', { requestedDeliveryDate: '2027-03-03' })).status).toBe(422)
  })

  it('refuses a day that does not exist, and says what it shall be', async () => {
    await added(item(articles.plain))
    const { status, body } = await put('delivery/DBI', { requestedDeliveryDate: '2026-02-30' })
    expect([status, body]).toMatchObject([
      400,
      { details: [{ path: 'requestedDeliveryDate', message: 'Ska vara en dag som finns, skriven ÅÅÅÅ-MM-DD' }] },
    ])
  })

  it('[DELIVERY-41] takes a delivery out of the order and in again', async () => {
    await added(item(articles.plain), item(articles.plain, 1, { deliveryId: 'EXH' }))
    const out = await put('delivery/EXH/includeInOrder', { isIncludedInOrder: false })
    expect(out.body.deliveries).toMatchObject([
      { deliveryId: 'DBI', isIncludedInOrder: true },
      { deliveryId: 'EXH', isIncludedInOrder: false },
    ])
    expect((await cartOf(toms.shop.db, tomHolm)).deliveryIdsInOrder).toEqual(['DBI'])
    expect((await put('delivery/XXX/includeInOrder', { isIncludedInOrder: false })).status).toBe(404)
  })

  it('[CART-05] [CART-23] ends with DELETED alone, and a new one begins', async () => {
    await added(item(articles.plain))
    expect((await put('status', { status: 'LOCKED' })).status).toBe(422)
    expect((await put('status', { status: 'DELETED' })).body.removedItemIds).toHaveLength(1)
    expect((await toAdd([item(articles.plain)])).status).toBe(404)
    const next = await cartOf(toms.shop.db, tomHolm)
    expect(next.cartId).not.toBe(toms.cartId)
    expect(next.lines).toEqual([])
  })

  it('is another one for each project', async () => {
    const project = await cartOf(toms.shop.db, aliRahimi)
    const customer = await cartOf(toms.shop.db, { ...aliRahimi, projectId: undefined })
    expect(project.lines.map(({ deliveryId }) => deliveryId).slice(0, 1)).toEqual(['DBI'])
    expect(customer.cartId).not.toBe(project.cartId)
    expect(customer.lines).toEqual([])
  })
})

describe('a cart of somebody else', () => {
  const calls: readonly (readonly [string, Route, object | undefined])[] = [
    ['addItems', routes.addItems, [item(articles.plain)]],
    ['exportItems', routes.exportItems, []],
    ['updateItems', routes.updateItems, [{ cartItemId: 'x', quantity: 1, deliveryId: 'DBI', label: '' }]],
    ['removeItems', routes.removeItems, ['x']],
    ['updateItem', routes.updateItem, { quantity: 1, deliveryId: 'DBI', label: '' }],
    ['removeItem', routes.removeItem, undefined],
    ['removeAllItems', routes.removeAllItems, undefined],
    ['setDeliveryDate', routes.setDeliveryDate, { requestedDeliveryDate: '2026-03-04' }],
    ['setDeliveryDates', routes.setDeliveryDates, { requestedDeliveryDate: '2026-03-04' }],
    ['includeInOrder', routes.includeInOrder, { isIncludedInOrder: false }],
    ['cartStatus', routes.cartStatus, { status: 'DELETED' }],
    ['checkout', routes.checkout, { orderDetails: {}, sendOrderReceipt: false }],
  ]

  it.each(calls)('is answered like one that does not exist: %s', async (_name, route, body) => {
    const theirs = await cartOf(toms.shop.db, aliRahimi)
    const ask = (id: string) =>
      toms.tom.call(
        route.method,
        pathOf(route, { cartId: id, itemId: theirs.lines[0]?.cartItemId ?? '', deliveryId: 'DBI' }),
        body,
      )
    const foreign = await ask(theirs.cartId)
    const absent = await ask('ingen')
    expect(foreign.status).toBe(404)
    expect([foreign.status, foreign.body]).toEqual([absent.status, absent.body])
    expect(await cartOf(toms.shop.db, aliRahimi)).toEqual(theirs)
  })

  it.each(calls)('is closed to visitors: %s', async (_name, route, body) => {
    const theirs = await cartOf(toms.shop.db, aliRahimi)
    const answer = await toms.shop.visitor.call(
      route.method,
      pathOf(route, { cartId: theirs.cartId, itemId: 'x', deliveryId: 'DBI' }),
      body,
    )
    expect(answer.status).toBe(401)
  })

  it('keeps its lines from being reached through an own cart', async () => {
    const theirs = await cartOf(toms.shop.db, aliRahimi)
    const line = theirs.lines[0]?.cartItemId ?? ''
    expect((await put(`variants/${line}`, { quantity: 1, deliveryId: 'DBI', label: '' })).status).toBe(404)
    expect((await remove(`variants/${line}`)).body.removedItemIds).toEqual([])
    expect((await put('variants/batch/delete', [line])).body.removedItemIds).toEqual([])
    expect(await cartOf(toms.shop.db, aliRahimi)).toEqual(theirs)
  })
})
