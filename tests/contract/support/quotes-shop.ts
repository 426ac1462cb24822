import { afterAll, beforeAll, expect } from 'vitest'
import type { PermissionDeny } from '#domain/session/session'
import { openEmbeddedShop, type Caller, type EmbeddedShop, type Refused } from './embedded-shop'
import { ordinary } from './small-catalogue'

export interface WireItem {
  readonly id: string
  readonly articleNumber: string
  readonly name: string
  readonly quantity: number
  readonly unit: string
  readonly price: number | null
  readonly netPrice: number | null
  readonly grossPrice: number | null
  readonly discount: number
  readonly sortOrder: number
}
export interface WireCustom {
  readonly id: string
  readonly kind: string
  readonly text: string
  readonly quantity: number
  readonly price: number | null
  readonly cost: number | null
  readonly sortOrder: number
}
export interface WireFrame {
  readonly id: string
  readonly number: string
  readonly version: number
  readonly name: string
  readonly status: string
  readonly priceType: string
  readonly finalMessage: string
  readonly validFrom: string
  readonly validFor: number
  readonly history: readonly {
    readonly status: string
    readonly side: string
    readonly by: string
    readonly message: string
  }[]
  readonly receiver: { readonly name: string; readonly email: string; readonly contactPerson: string }
  readonly sender: { readonly name: string }
}
export interface WireQuote extends WireFrame {
  readonly items: readonly WireItem[]
  readonly customItems: readonly WireCustom[]
}
export interface WireChanges {
  readonly quote: WireFrame
  readonly basis: number
  readonly items: readonly WireItem[]
  readonly customItems: readonly WireCustom[]
  readonly removed: readonly string[]
  readonly order: readonly string[] | null
  readonly overwritten: readonly { readonly id: string | null; readonly fields: object; readonly by: string }[]
}

/** A shop whose users make quotes, for the tests of a file. It is closed after them. */
export const quotesShop = () => {
  let opened: { shop: EmbeddedShop; ali: Caller; moa: Caller; tom: Caller; aliToken: string } | undefined
  const now = () => {
    if (opened === undefined) throw new Error('the shop is not open yet')
    return opened
  }
  beforeAll(async () => {
    const shop = await openEmbeddedShop()
    const aliToken = (await shop.logIn('user')).body.AuthenticationResult.AccessToken
    const [moa, tom] = [await shop.as('buyeradmin'), await shop.as('tom')]
    opened = { shop, ali: shop.withToken(aliToken), moa, tom, aliToken }
  })
  afterAll(() => opened?.shop.close())

  const create = async (caller: Caller, numbers: readonly string[] = ordinary.slice(0, 2), name = 'Badrum') => {
    const made = await caller.call<WireQuote>('POST', '/v1/quotes', {
      name,
      items: numbers.map((articleNumber, index) => ({ id: `r${index + 1}`, articleNumber, quantity: 2 })),
    })
    expect(made.status).toBe(200)
    return made.body
  }
  const read = (caller: Caller, id: string) => caller.call<WireQuote & Refused>('GET', `/v1/quotes/${id}`)
  const change = (caller: Caller, id: string, body: object, headers = {}) =>
    caller.call<WireChanges & Refused>('PATCH', `/v1/quotes/${id}`, body, headers)
  const rows = (caller: Caller, method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', id: string, body: object, headers = {}) =>
    caller.call<WireChanges & Refused>(method, `/v1/quotes/${id}/items`, body, headers)
  const customs = (caller: Caller, method: 'POST' | 'PATCH' | 'DELETE', id: string, body: object) =>
    caller.call<WireChanges & Refused>(method, `/v1/quotes/${id}/customItems`, body)
  const moveOn = (caller: Caller, id: string, status: string) => change(caller, id, { status })
  const link = (caller: Caller, id: string, body: object = {}, headers = {}) =>
    caller.call<{ readonly address: string } & Refused>('POST', `/v1/quotes/${id}/link`, body, headers)
  /** A quote that is sent, and the secret of its link. */
  const sent = async (caller: Caller, numbers?: readonly string[]) => {
    const quote = await create(caller, numbers)
    expect((await moveOn(caller, quote.id, 'sent')).status).toBe(200)
    const { address } = (await link(caller, quote.id)).body
    return { quote, address, secret: address.slice(address.indexOf('#') + 1) }
  }
  /** What a file is answered as. */
  const file = async (method: 'GET' | 'POST', path: string, token?: string, payload?: object) => {
    const answer = await now().shop.app.inject({
      method,
      url: path,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    })
    return { status: answer.statusCode, bytes: new Uint8Array(answer.rawPayload), headers: answer.headers }
  }
  /** Puts a file into a form. */
  const upload = async (
    method: 'POST' | 'PUT',
    path: string,
    token: string,
    content: Uint8Array | string,
    headers = {},
  ) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content)
    const answer = await now().shop.app.inject({
      method,
      url: path,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
        ...headers,
      },
      payload: Buffer.concat([
        Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="fil"\r\n\r\n'),
        bytes,
        Buffer.from('\r\n--x--\r\n'),
      ]),
    })
    return { status: answer.statusCode, body: JSON.parse(answer.body === '' ? 'null' : answer.body) }
  }
  const deny = (userId: string, denies: readonly PermissionDeny[]) =>
    now()
      .shop.db.updateTable('user_customers')
      .set({ permission_denies: JSON.stringify(denies) })
      .where('user_id', '=', userId)
      .execute()

  return {
    get shop() {
      return now().shop
    },
    get ali() {
      return now().ali
    },
    get moa() {
      return now().moa
    },
    get tom() {
      return now().tom
    },
    get aliToken() {
      return now().aliToken
    },
    create,
    read,
    change,
    rows,
    customs,
    moveOn,
    link,
    sent,
    file,
    upload,
    deny,
  }
}
