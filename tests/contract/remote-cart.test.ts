import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RemoteServices } from '#adapters/remote/remote-services'
import { decode } from '#application/codecs/codec'
import { Day } from '#application/codecs/values'
import type { Call } from '#application/ports/call'
import { articleNumber, cartId, cartItemId, commandId } from '#domain/kernel/ids'
import { answerOf, configOf, goodToken, remoteShop } from './support/remote-shop'
import { startRecordingServer, type RecordingServer } from './support/recording-server'

let server: RecordingServer
beforeAll(async () => {
  server = await startRecordingServer()
})
afterAll(() => server.close())

const day = E.getOrElseW(() => {
  throw new Error('no day')
})(decode(Day, '2026-06-03'))

const cart = cartId('c1')
const valve = { articleNumber: articleNumber('4208103'), quantity: 2, deliveryId: 'DBI', label: 'Badrum' } as const
const change = { cartItemId: cartItemId('i1'), quantity: 5, deliveryId: 'EXH', label: '' } as const

const wireLine = { cartId: 'c1', cartItemId: 'i1', ...valve }
const wireChanges = {
  cartId: 'c1',
  version: 7,
  cartItems: [wireLine],
  removedItemIds: ['i2'],
  deliveries: [{ deliveryId: 'DBI', requestedDeliveryDate: null, isIncludedInOrder: true }],
  errors: [{ id: '4208199', code: 'NOT_PURCHASABLE', message: 'Utgången' }],
}

const seen = { cartId: cart, version: 6 }

type Ask = (shop: RemoteServices) => Call<unknown>

const changes: readonly (readonly [title: string, ask: Ask, request: string, body: unknown])[] = [
  [
    '[CART-40] adding sends articleNumber, quantity, deliveryId and label of each item',
    ({ cart: carts }) => carts.addItems(seen, [valve], commandId('k1')),
    'POST /cart/v2/cart/c1/variants/batch/add',
    [{ articleNumber: '4208103', quantity: 2, deliveryId: 'DBI', label: 'Badrum' }],
  ],
  [
    '[CART-42] changing one item sends its quantity, deliveryId and label',
    ({ cart: carts }) => carts.updateItem(seen, change),
    'PUT /cart/v2/cart/c1/variants/i1',
    { quantity: 5, deliveryId: 'EXH', label: '' },
  ],
  [
    '[CART-43] changing several items sends them with their ids',
    ({ cart: carts }) => carts.updateItems(seen, [change]),
    'PUT /cart/v2/cart/c1/variants/batch/update',
    [{ cartItemId: 'i1', quantity: 5, deliveryId: 'EXH', label: '' }],
  ],
  [
    '[CART-46] removing one item names it in the path',
    ({ cart: carts }) => carts.removeItem(seen, cartItemId('i1')),
    'DELETE /cart/v2/cart/c1/variants/i1',
    undefined,
  ],
  [
    '[CART-47] emptying the cart names no item',
    ({ cart: carts }) => carts.removeAllItems(seen),
    'DELETE /cart/v2/cart/c1/variants',
    undefined,
  ],
  [
    '[CART-48] removing several items sends their ids',
    ({ cart: carts }) => carts.removeItems(seen, [cartItemId('i1'), cartItemId('i2')]),
    'PUT /cart/v2/cart/c1/variants/batch/delete',
    ['i1', 'i2'],
  ],
  [
    '[CART-05] deleting the cart sets its status',
    ({ cart: carts }) => carts.setStatus(cart, 'DELETED'),
    'PUT /cart/v2/cart/c1/status',
    { status: 'DELETED' },
  ],
  [
    '[CART-49] a transfer names both carts in the path',
    ({ cart: carts }) => carts.transfer(seen, cartId('c2'), commandId('k1')),
    'PUT /cart/v2/cart/c1/transfer/c2',
    undefined,
  ],
  [
    '[DELIVERY-39] a date for one delivery',
    ({ cart: carts }) => carts.setDeliveryDate(seen, 'DBI', day),
    'PUT /cart/v2/cart/c1/delivery/DBI',
    { requestedDeliveryDate: '2026-06-03' },
  ],
  [
    '[DELIVERY-40] a date for all deliveries',
    ({ cart: carts }) => carts.setDeliveryDate(seen, 'all', day),
    'PUT /cart/v2/cart/c1/delivery',
    { requestedDeliveryDate: '2026-06-03' },
  ],
  [
    '[DELIVERY-41] whether a delivery is part of the order',
    ({ cart: carts }) => carts.setIncluded(seen, 'EXH', false),
    'PUT /cart/v2/cart/c1/delivery/EXH/includeInOrder',
    { isIncludedInOrder: false },
  ],
]

describe('changing a cart', () => {
  it.each(changes)('%s', async (_title, ask, request, body) => {
    server.answers({ json: wireChanges })
    const answer = await answerOf(ask(remoteShop(server.origin)))
    const [asked] = server.requests
    expect(`${asked?.method} ${asked?.path}`).toBe(request)
    expect(asked?.body).toEqual(body)
    expect(asked?.headers).toMatchObject({ authorization: `Bearer ${goodToken}` })
    expect(answer).toMatchObject({ cartId: 'c1', version: 7, removed: ['i2'] })
  })

  it.each<readonly [string, (carts: RemoteServices['cart'], version: number) => Call<unknown>]>([
    ['a change of a line', (carts, version) => carts.updateItem({ ...seen, version }, change)],
    ['a removal', (carts, version) => carts.removeItem({ ...seen, version }, cartItemId('i1'))],
    ['an emptying', (carts, version) => carts.removeAllItems({ ...seen, version })],
    ['a delivery date', (carts, version) => carts.setDeliveryDate({ ...seen, version }, 'all', day)],
    ['a transfer', (carts, version) => carts.transfer({ ...seen, version }, cartId('c2'), commandId('k1'))],
    ['an inclusion', (carts, version) => carts.setIncluded({ ...seen, version }, 'EXH', false)],
  ])('%s names the version of the cart that it was made upon, where versions are counted', async (_what, ask) => {
    server.answers({ json: wireChanges }, { json: wireChanges })
    await answerOf(ask(remoteShop(server.origin).cart, 6))
    await answerOf(ask(remoteShop(server.origin).cart, 0))
    expect(server.requests.map(({ headers }) => headers['if-match'])).toEqual(['"6"', undefined])
  })

  it('a change beside other calls under way names the versions that these bring about', async () => {
    server.answers({ json: wireChanges })
    await answerOf(remoteShop(server.origin).cart.updateItem({ ...seen, version: 6, upTo: 8 }, change))
    expect(server.requests[0]?.headers['if-match']).toBe('"6", "7", "8"')
  })

  it('[CART-41] the answer holds the changed lines, and what failed by id', async () => {
    server.answers({ json: wireChanges })
    const answer = await answerOf(remoteShop(server.origin).cart.addItems(seen, [valve], commandId('k1')))
    expect(answer).toEqual({
      cartId: 'c1',
      version: 7,
      changed: [
        { key: '4208103|DBI|Badrum', cartItemId: 'i1', ...valve, requestedDeliveryDate: undefined, variant: undefined },
      ],
      removed: ['i2'],
      deliveries: [{ deliveryId: 'DBI', requestedDeliveryDate: undefined, isIncludedInOrder: true }],
      failed: [{ id: '4208199', code: 'NOT_PURCHASABLE', message: 'Utgången' }],
    })
  })

  it('[CART-44] an upload is a form with the file and its delivery, and carries its command’s id', async () => {
    server.answers({ json: wireChanges })
    const { deliveryId, ...row } = valve
    await answerOf(
      remoteShop(server.origin).cart.uploadItems(
        seen,
        { deliveryId, rows: [{ ...row, label: '=1;"' }] },
        commandId('k1'),
      ),
    )
    const [request] = server.requests
    expect(`${request?.method} ${request?.path}`).toBe('POST /cart/v2/cart/c1/upload')
    expect(request?.headers).toMatchObject({ 'idempotency-key': 'k1', 'if-match': '"6"' })
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    const type = request?.headers['content-type'] ?? ''
    const form = await new Response(String(request?.body), { headers: { 'content-type': type } }).formData()
    expect(form.get('deliveryId')).toBe('DBI')
    const file = form.get('file')
    expect(file instanceof File ? await file.text() : file).toBe(
      ['Artikelnummer;Antal;Märkning', `4208103;2;"'=1;"""`, ''].join('\r\n'),
    )
  })

  it('[CART-39] an export names its items and answers the file', async () => {
    server.answers({ text: 'PK' })
    const file = await answerOf(
      remoteShop(server.origin).cart.exportItems(cart, [cartItemId('i1'), cartItemId('i2')], 'xlsx'),
    )
    const [request] = server.requests
    expect(`${request?.method} ${request?.path}`).toBe('POST /cart/v2/cart/c1/export')
    expect(request?.body).toEqual(['i1', 'i2'])
    expect(request?.headers['accept']).toContain('spreadsheetml.sheet')
    expect(file).toEqual(new TextEncoder().encode('PK'))
  })

  it('adding carries its command’s id, unless the services say that they do not know the header', async () => {
    const config = configOf(server.origin, {
      supports: { idempotencyKey: false, statusOnly: false, expectedTotal: false, knownShortages: false },
    })
    server.answers({ json: wireChanges }, { json: wireChanges })
    await answerOf(remoteShop(server.origin).cart.addItems(seen, [valve], commandId('k1')))
    await answerOf(remoteShop(server.origin, { config: () => config }).cart.addItems(seen, [valve], commandId('k1')))
    expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', undefined])
  })
})
