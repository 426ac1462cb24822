import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pathOf, routes, type Route } from '#adapters/contract/paths'
import { amountText } from '#adapters/embedded/swedish-amount'
import { money } from '#domain/kernel/money'
import { readPdf } from '../support/read-pdf'
import { quotesShop } from './support/quotes-shop'
import { articles, ordinary } from './support/small-catalogue'

const at = quotesShop()

type Quoted = Extract<(typeof routes)[keyof typeof routes], { readonly service: Route['service'] }>
type RouteName = keyof typeof routes

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name)

/** Every call of the quote service, taken from the contract. */
const calls = Object.entries(routes).flatMap(([name, route]: readonly [string, Quoted]) =>
  route.service === 'quote' && isRouteName(name) ? [{ name, route }] : [],
)

/** Whoever may change something comes last, so that the others meet what is still there. */
const principals = ['visitor', 'denied colleague', 'other customer', 'colleague'] as const
type Principal = (typeof principals)[number]

/** Whose quote a call is about, and whether its link holds. */
const relations = ['customer', 'absent', 'link', 'withdrawn link'] as const
type Relation = (typeof relations)[number]

const bodies: Readonly<Partial<Record<RouteName, (link: string, id: string) => object>>> = {
  deleteQuotes: (_link, id) => [id],
  createQuote: () => ({ name: 'Egen' }),
  changeQuote: () => ({ finalMessage: 'Hej' }),
  addQuoteItems: () => [{ articleNumber: ordinary[0], quantity: 1 }],
  replaceQuoteItems: () => [{ id: 'r1', articleNumber: ordinary[0], quantity: 1 }],
  changeQuoteItems: () => [{ id: 'r1', quantity: 3 }],
  removeQuoteItems: () => ['borta'],
  addCustomItems: () => [{ text: 'Arbete' }],
  changeCustomItems: () => [{ id: 'c1', text: 'Rivning' }],
  removeCustomItems: () => ['borta'],
  importQuoteItems: () => ({}),
  setQuoteLogo: () => ({}),
  linkQuote: () => ({}),
  sharedQuote: (link) => ({ link }),
  sharedQuotePdf: (link) => ({ link }),
  sharedQuoteLogo: (link) => ({ link }),
  answerSharedQuote: (link) => ({ link, status: 'declined', name: 'Karin' }),
}

const isOfReceiver = ({ path }: Route): boolean => path.startsWith('/v1/shared-quotes/')
const isOfOne = ({ path }: Route): boolean => path.includes(':id')
/** Calls that read, which whoever works for the customer may make. */
const isReading = ({ method }: Route): boolean => method === 'GET'

/** What a good answer to a call is, where it is not 200: a body in JSON is no file, a draft has no link. */
const good: Readonly<Partial<Record<RouteName, number>>> = {
  ...{ deleteQuotes: 204, withdrawQuoteLink: 204, removeQuoteLogo: 204, quoteLogo: 204, sharedQuoteLogo: 204 },
  ...{ importQuoteItems: 415, setQuoteLogo: 415, linkQuote: 409 },
}

/** What the table of rights says of a call, without any call being named in it. */
const expectedStatus = (name: RouteName, route: Route, who: Principal, about: Relation): number => {
  if (isOfReceiver(route)) return about === 'link' ? (good[name] ?? 200) : 404
  if (who === 'visitor') return 401
  if (who === 'denied colleague' && (!isReading(route) || name === 'quotePdf')) return 403
  const isTheirs = who !== 'other customer' && about === 'customer'
  if (isOfOne(route) && !isTheirs) return 404
  return good[name] ?? 200
}

/** What whoever asks for what is not there is told. */
let absence: string
let tokens: Readonly<Record<Principal, string | undefined>>

beforeAll(async () => {
  const tokenOf = async (username: string) => (await at.shop.logIn(username)).body.AuthenticationResult.AccessToken
  await at.deny('u-nekad', ['EJ_SKAPA_OFFERT', 'EJ_SE_PRISER'])
  await at.shop.db
    .updateTable('user_customers')
    .set({ customer_id: '104822' })
    .where('user_id', '=', 'u-nekad')
    .execute()
  await at.shop.db
    .updateTable('users')
    .set({ default_customer_id: '104822' })
    .where('user_id', '=', 'u-nekad')
    .execute()
  tokens = {
    visitor: undefined,
    colleague: await tokenOf('buyeradmin'),
    'denied colleague': await tokenOf('nekad'),
    'other customer': await tokenOf('tom'),
  }
  absence = JSON.stringify((await at.read(at.tom, 'ingen')).body)
})

/** The quote of the customer that a call is about, with the secret of its link. */
const quoteAbout = async (about: Relation) => {
  if (about === 'link' || about === 'withdrawn link') {
    const { quote, secret } = await at.sent(at.ali)
    if (about === 'withdrawn link') await at.ali.call('DELETE', `/v1/quotes/${quote.id}/link`)
    return { id: quote.id, asked: quote.id, secret }
  }
  const { id } = await at.create(at.ali)
  await at.ali.call('POST', `/v1/quotes/${id}/customItems`, [{ id: 'c1', text: 'Arbete' }])
  return { id, asked: about === 'absent' ? 'ingen' : id, secret: '' }
}

describe('who may do what with whose quote', () => {
  it('is stated for every call of the service', () => {
    expect(calls.map(({ name }) => name)).toHaveLength(25)
    const withBody = calls.filter(({ route }) => !isReading(route) && route.method !== 'DELETE')
    const bare: readonly RouteName[] = ['copyQuote']
    expect(withBody.filter(({ name }) => bodies[name] === undefined).map(({ name }) => name)).toEqual(bare)
  })

  it.each(calls)('$name', async ({ name, route }) => {
    const wrong: string[] = []
    const about = isOfReceiver(route) ? (['link', 'withdrawn link'] as const) : (['customer', 'absent'] as const)
    for (const relation of about) {
      let quote = await quoteAbout(relation)
      for (const who of principals) {
        const token = tokens[who]
        const answer = await at.shop.app.inject({
          method: route.method,
          url: pathOf(route, { id: quote.asked }),
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
          ...(bodies[name] === undefined ? {} : { payload: bodies[name](quote.secret, quote.asked) }),
        })
        const status = expectedStatus(name, route, who, relation)
        if (answer.statusCode !== status) wrong.push(`${who}, ${relation}: ${answer.statusCode} in place of ${status}`)
        if (status === 404 && answer.body !== absence) wrong.push(`${who}, ${relation}: ${answer.body}`)
        const isGone = name === 'deleteQuotes' && who === 'colleague' && relation === 'customer'
        if ((await at.read(at.ali, quote.id)).status !== (isGone ? 404 : 200))
          wrong.push(`${who}, ${relation}: the quote is gone`)
        if (name === 'answerSharedQuote' && relation === 'link') quote = await quoteAbout(relation)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('a user who is denied something', () => {
  const SENTINEL = 86_420.97
  afterEach(async () => {
    await at.deny('u-buyeradmin', [])
    at.shop.passTime(6_000)
  })

  const deny = async (...denies: Parameters<typeof at.deny>[1]) => {
    await at.deny('u-buyeradmin', denies)
    // Longer than a checked session is remembered.
    at.shop.passTime(6_000)
  }
  const pricey = async (priceType = 'net') => {
    const { db } = at.shop
    await db
      .updateTable('variants')
      .set({ list_price: SENTINEL })
      .where('article_number', '=', articles.plain)
      .execute()
    const quote = await at.create(at.ali, [articles.plain])
    await at.change(at.ali, quote.id, { priceType })
    await at.ali.call('POST', `/v1/quotes/${quote.id}/customItems`, [
      { id: 'c1', text: 'Arbete', price: SENTINEL, cost: SENTINEL },
    ])
    return quote
  }

  it('[PERM-16] makes and changes no quote, and reads those of colleagues', async () => {
    const quote = await pricey()
    await deny('EJ_SKAPA_OFFERT')
    expect((await at.read(at.moa, quote.id)).status).toBe(200)
    expect((await at.change(at.moa, quote.id, { name: 'Min' })).body).toMatchObject({
      code: 'QUOTES_DENIED',
      message: 'Du saknar rättighet att skapa och ändra offerter.',
    })
    expect((await at.moa.call('POST', '/v1/quotes', { name: 'Min' })).status).toBe(403)
    expect((await at.moa.call('DELETE', '/v1/quotes', [quote.id])).status).toBe(403)
    expect((await at.read(at.ali, quote.id)).body.name).toBe('Badrum')
  })

  it('[PERM-12] is told no price of any kind, draws no document and sends nothing', async () => {
    const quote = await pricey()
    await deny('EJ_SE_PRISER')
    const answers = [
      await at.read(at.moa, quote.id),
      await at.moa.call('GET', '/v1/quotes'),
      await at.change(at.moa, quote.id, { finalMessage: 'Hej', seen: { finalMessage: 'annat' } }),
      await at.moa.call('PATCH', `/v1/quotes/${quote.id}/items`, [{ id: 'r1', quantity: 3 }]),
      await at.moa.call('PATCH', `/v1/quotes/${quote.id}/customItems`, [
        { id: 'c1', quantity: 3, seen: { quantity: 9 } },
      ]),
      await at.moa.call('POST', `/v1/quotes/${quote.id}/copy`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(JSON.stringify(answers)).not.toContain(String(SENTINEL))
    expect(answers[0]?.body).toMatchObject({ items: [{ netPrice: null, grossPrice: null, price: null }] })
    for (const refused of [
      await at.moa.call('PATCH', `/v1/quotes/${quote.id}/items`, [{ id: 'r1', price: 10 }]),
      await at.moa.call('POST', `/v1/quotes/${quote.id}/customItems`, [{ text: 'Mer', price: 10 }]),
      await at.moveOn(at.moa, quote.id, 'sent'),
      await at.link(at.moa, quote.id),
    ])
      expect(refused).toMatchObject({ status: 403, body: { code: 'PRICES_DENIED' } })
  })

  it('[PERM-17] is told one purchase price of an article, and cannot count with list prices', async () => {
    const { db } = at.shop
    await db
      .insertInto('discounts')
      .values({ price_group: 'standard', discount_group: 'ventiler', percentage: 20 })
      .execute()
    const net = await pricey('net')
    const gross = await pricey('gross')
    const before = (await at.read(at.moa, net.id)).body.items[0]
    expect(before?.grossPrice).toBe(SENTINEL)
    expect(before?.netPrice).toBeLessThan(SENTINEL)
    await deny('EJ_SE_RABATTER')
    const seen = (await at.read(at.moa, net.id)).body.items[0]
    expect([seen?.netPrice, seen?.grossPrice]).toEqual([before?.netPrice, before?.netPrice])
    const inGross = (await at.read(at.moa, gross.id)).body.items[0]
    expect([inGross?.netPrice, inGross?.grossPrice]).toEqual([SENTINEL, SENTINEL])
    expect((await at.change(at.moa, net.id, { priceType: 'gross' })).body.code).toBe('DISCOUNTS_DENIED')
    // The discount that the sender gives the receiver is the sender's own.
    await at.ali.call('PATCH', `/v1/quotes/${net.id}/items`, [{ id: 'r1', discount: 7 }])
    expect((await at.read(at.moa, net.id)).body.items[0]?.discount).toBe(7)
  })

  it('finds no purchase price in a document whose rows have prices of their own', async () => {
    const quote = await pricey()
    await at.ali.call('PATCH', `/v1/quotes/${quote.id}/items`, [{ id: 'r1', price: 150 }])
    await at.ali.call('PATCH', `/v1/quotes/${quote.id}/customItems`, [{ id: 'c1', price: 300 }])
    const { text } = await readPdf((await at.file('GET', `/v1/quotes/${quote.id}/pdf`, at.aliToken)).bytes)
    expect(text).not.toContain(amountText(money(SENTINEL)))
  })
})
