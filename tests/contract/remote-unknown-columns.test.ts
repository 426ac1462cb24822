import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#application/ports/call'
import { isJsonObject } from '#application/codecs/codec'
import type { RemoteServices } from '#adapters/remote/remote-services'
import { locationId, userId } from '#domain/kernel/ids'
import { answerOf, goodToken, remoteShop } from './support/remote-shop'
import { startRecordingServer, type RecordingServer } from './support/recording-server'

let server: RecordingServer
beforeAll(async () => {
  server = await startRecordingServer()
})
afterAll(() => server.close())

/** The same with a column that nobody knows in every object. */
const withUnknown = (json: unknown): unknown => {
  if (Array.isArray(json)) return json.map(withUnknown)
  if (!isJsonObject(json)) return json
  const known = Object.entries(json).map(([name, value]) => [name, withUnknown(value)])
  return {
    ...Object.fromEntries(known),
    unheardOf: 'UNHEARD-OF',
    role2: 'SITE_ADMIN',
    more: { UNHEARD: ['UNHEARD-OF'] },
  }
}

const order = {
  orderNumber: '7200002',
  tempOrderId: '7200001',
  customerId: '104822',
  placedAt: '2026-03-02T09:00:00.000Z',
  buyer: { userId: 'u-user' },
  deliveryId: 'DBI',
  status: 'received',
  lineCount: 2,
}
const store = { id: '110', name: 'Mölndal', latitude: 57.6, longitude: 12 }
const user = { userId: 'u9', username: 'tom', email: 'tom@foretag.se' }
const customer = { customerId: '104822', name: 'Rör i Mölndal' }
const address = { id: 'a1', customerId: '104822' }

/** What a service must tell of each entity, with columns that it may leave out, and the call that reads it. */
const entities: readonly {
  readonly entity: string
  readonly json: unknown
  readonly optional: readonly string[]
  readonly read: (shop: RemoteServices) => Call<unknown>
}[] = [
  {
    entity: 'addresses',
    json: [address],
    optional: ['label', 'recipientName', 'address2', 'phone', 'countryCode', 'readOnly'],
    read: (shop) => shop.addresses.addresses(),
  },
  {
    entity: 'the user of a session',
    json: user,
    optional: ['firstName', 'mobileNumber', 'preferredStore', 'defaultDeliveryMethod', 'defaultCustomerId'],
    read: (shop) => shop.auth.currentUser(),
  },
  {
    entity: 'a user of administrators',
    json: user,
    optional: ['firstName', 'roles', 'customers', 'customerPermissions', 'active', 'lastLoggedInAt'],
    read: (shop) => shop.users.user(userId('u9')),
  },
  {
    entity: 'customers',
    json: [customer],
    optional: ['isSuspended', 'active', 'role', 'zipCode', 'city', 'projects'],
    read: (shop) => shop.auth.customers(undefined),
  },
  {
    entity: 'locations',
    json: [store],
    optional: ['address', 'zipCode', 'city', 'phone', 'openingHours'],
    read: (shop) => shop.locations.locations(),
  },
  {
    entity: 'nearby locations',
    json: [{ ...store, distance: 2.5 }],
    optional: ['address', 'openingHours'],
    read: (shop) => shop.locations.nearby(locationId('110'), undefined),
  },
  {
    entity: 'orders',
    json: { data: [order], total: 1 },
    optional: ['project', 'reference', 'goodsMark', 'store', 'deliveryDay', 'total', 'isCancellable'],
    read: (shop) =>
      shop.orderHistory.search({
        ...{ text: '', customers: { tag: 'Present' }, statuses: [], sort: 'oldest', limit: 15, offset: 0 },
        ...{ fromDate: undefined, toDate: undefined },
      }),
  },
]

/** Each entity of an answer with these columns as null. */
const withNulls = (json: unknown, columns: readonly string[]): unknown => {
  const nulls = Object.fromEntries(columns.map((name) => [name, null]))
  if (Array.isArray(json)) return json.map((one) => withNulls(one, columns))
  if (!isJsonObject(json)) return json
  return 'data' in json ? { ...json, data: withNulls(json['data'], columns) } : { ...nulls, ...json }
}

describe.each(entities)('$entity', ({ json, optional, read }) => {
  const readAs = (answer: unknown): Promise<unknown> => {
    server.answers({ json: answer })
    return answerOf(read(remoteShop(server.origin, { tokens: { access: goodToken } })))
  }

  it('[USER-05] have no column that is not listed, and are read without those that a service may leave out', async () => {
    const least = await readAs(json)

    expect(await readAs(withUnknown(json))).toEqual(least)
    expect(await readAs(withNulls(json, optional))).toEqual(least)
    expect(JSON.stringify(await readAs(withUnknown(withNulls(json, optional))))).not.toMatch(/unheard|role2|more"/i)
  })
})

describe('what is always told of orders and customers', () => {
  it('[USER-05] is number, date, status, reference and sum of an order, and id and name of a customer', async () => {
    const shop = remoteShop(server.origin, { tokens: { access: goodToken } })
    server.answers(
      { json: withUnknown({ data: [{ ...order, reference: 'Moa L', total: 1250.5 }], total: 1 }) },
      { json: withUnknown([customer]) },
    )
    const [found] = entities.filter(({ entity }) => entity === 'orders')

    expect(found && (await answerOf(found.read(shop)))).toMatchObject({
      orders: [
        {
          ...{ orderNumber: '7200002', placedAt: '2026-03-02T09:00:00.000Z', status: 'received' },
          ...{ reference: 'Moa L', total: 1250.5 },
        },
      ],
    })
    expect(await answerOf(shop.auth.customers(undefined))).toMatchObject([customer])
  })
})
