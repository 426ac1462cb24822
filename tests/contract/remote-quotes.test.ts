import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articleNumber, commandId, quoteId, quoteRowId } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { secret } from '#domain/kernel/secret'
import type { CustomRow } from '#domain/quotes/quote-row'
import { answerOf, failureOf, remoteShop } from './support/remote-shop'
import { startRecordingServer, type RecordingServer } from './support/recording-server'

let server: RecordingServer
beforeAll(async () => {
  server = await startRecordingServer()
})
afterAll(() => server.close())

const quotes = () => remoteShop(server.origin).quotes
const shared = () => remoteShop(server.origin).sharedQuotes
const asked = () => server.requests.map(({ method, path }) => `${method} ${path}`)

const id = quoteId('q-1')
const key = commandId('k-1')
const rowId = quoteRowId('r1')

/** A quote with the fields that the specification names, and no addition of ours. */
const bare = {
  id: 'q-1',
  status: 'draft',
  finalMessage: 'Tack',
  validFrom: '2026-03-02',
  validFor: 30,
  sender: { name: 'Lindqvist', organizationNumber: '556600-9876', reference: 'Moa', address: { street: 'A 1' } },
  receiver: { type: 'business', label: 'Kvarnen', name: 'Brf Kvarnen', contactPerson: 'Karin', address: null },
  priceType: 'net',
  items: [{ articleNumber: '4208103', name: 'Kulventil', quantity: 2, unit: 'st', netPrice: 80, grossPrice: 100 }],
  mergeArticles: false,
  showDiscounts: true,
  customItems: [{ text: 'Arbete', quantity: 4, unit: 'tim', price: 650 }],
}

const custom: CustomRow = {
  ...{ tag: 'Custom', rowId, name: 'Arbete', quantity: 4, unit: 'tim', discount: 0, isLabour: true },
  ...{ ownPrice: money(650), cost: undefined },
}

describe('a service of quotes that knows no addition of ours', () => {
  it('is read: what it does not tell is empty, and its items come before its custom items', async () => {
    server.answers({ json: bare })
    const quote = await answerOf(quotes().quote(id, undefined))
    expect(quote).toMatchObject({
      ...{ number: 'q-1', version: 0, status: 'draft', finalMessage: 'Tack', showArticleNumbers: true },
      ...{ taxReduction: 'none', history: [], ownerName: '' },
      sender: { choice: 'your', address: { street: 'A 1', postalCode: '', place: '' } },
      receiver: { choice: 'customer', email: '', address: { street: '', postalCode: '', place: '' } },
      rows: [
        { tag: 'Article', rowId: 'item-1', purchase: { net: 80, gross: 100 }, ownPrice: undefined, discount: 0 },
        { tag: 'Custom', rowId: 'custom-1', name: 'Arbete', ownPrice: 650, cost: undefined, isLabour: false },
      ],
    })
    expect(server.requests[0]?.headers['if-none-match']).toBeUndefined()
  })

  it('is listed, also where it does not count', async () => {
    server.answers({ json: { data: [{ id: 'q-1', name: 'Badrum', validFrom: '2026-03-02', validFor: 30 }] } })
    const query = { limit: 20, offset: 0, q: '', statuses: [], sort: 'changedAt', desc: true } as const
    expect(await answerOf(quotes().quotes(query))).toMatchObject({
      ...{
        total: 1,
        data: [{ number: 'q-1', receiverName: '', lastDay: '2026-03-31', rowCount: 0, toPay: undefined }],
      },
    })
  })

  it.each([
    ['answers nothing', { status: 204 }],
    ['answers the whole quote', { json: bare }],
  ])('is asked for the quote after a change that it %s to', async (_what, answer) => {
    server.answers(answer, { json: bare })
    const changes = await answerOf(quotes().addArticles(id, [], key))
    expect(asked()).toEqual(['POST /quote/v1/quotes/q-1/items', 'GET /quote/v1/quotes/q-1'])
    expect(changes).toMatchObject({ basis: 0, removed: [], overwritten: [], order: ['item-1', 'custom-1'] })
    expect(changes.rows).toHaveLength(2)
  })

  it('is asked for the quote after an import, of which it tells nothing', async () => {
    server.answers({ status: 204 }, { json: bare })
    const file = { name: 'rader.csv', bytes: new TextEncoder().encode('4208103;1') }
    const imported = await answerOf(quotes().importRows(id, file, key))
    expect(imported.unread).toEqual([])
    expect(imported.changes.rows).toHaveLength(2)
    expect(String(server.requests[0]?.body)).toContain('4208103;1')
  })
})

describe('the calls of quotes', () => {
  it('[QUOTE-13] [QUOTE-14] [QUOTE-15] [QUOTE-16] [QUOTE-17] [QUOTE-18] [QUOTE-19] [QUOTE-20] go to their paths', async () => {
    server.script(({ method, path }) => ({
      json: path.endsWith('/default')
        ? { validFor: 30 }
        : method === 'GET' && path.endsWith('/quotes')
          ? { data: [] }
          : bare,
    }))
    const all = { limit: 5, offset: 10, q: 'a b', statuses: ['draft', 'sent'], sort: 'name', desc: false } as const
    await answerOf(quotes().quotes(all))
    expect(server.requests[0]?.query).toEqual({
      ...{ limit: '5', offset: '10', q: 'a b', status: 'draft,sent', sort: 'name', desc: 'false' },
    })
    await answerOf(quotes().remove([id]))
    await answerOf(
      quotes().create(
        {
          name: 'Badrum',
          projectId: undefined,
          rows: [{ rowId, articleNumber: articleNumber('4208103'), quantity: 2 }],
        },
        key,
      ),
    )
    await answerOf(quotes().defaults())
    await answerOf(quotes().quote(id, 7))
    await answerOf(quotes().changeHead(id, { to: { validFor: 10 }, seen: { validFor: 30 } }, key))
    await answerOf(quotes().copy(id, key))
    await answerOf(quotes().pdf(id))
    expect(asked()).toEqual([
      'GET /quote/v1/quotes',
      'DELETE /quote/v1/quotes',
      'POST /quote/v1/quotes',
      'GET /quote/v1/quotes/default',
      'GET /quote/v1/quotes/q-1',
      'PATCH /quote/v1/quotes/q-1',
      'GET /quote/v1/quotes/q-1',
      'POST /quote/v1/quotes/q-1/copy',
      'GET /quote/v1/quotes/q-1/pdf',
    ])
    expect(server.requests[1]?.body).toEqual(['q-1'])
    expect(server.requests[2]?.body).toEqual({
      ...{ name: 'Badrum', projectId: null, items: [{ id: 'r1', articleNumber: '4208103', quantity: 2 }] },
    })
    expect(server.requests[4]?.headers['if-none-match']).toBe('"7"')
    expect(server.requests[5]).toMatchObject({ body: { validFor: 10, seen: { validFor: 30 } } })
    for (const place of [2, 5, 7]) expect(server.requests[place]?.headers['idempotency-key']).toBe('k-1')
  })

  it('[QUOTE-21] [QUOTE-22] [QUOTE-23] [QUOTE-24] [QUOTE-25] [QUOTE-26] [QUOTE-27] [QUOTE-28] of rows go to their paths', async () => {
    server.script(({ method }) => (method === 'GET' ? { json: bare } : { status: 204 }))
    const article = { rowId, articleNumber: articleNumber('4208103'), quantity: 2 }
    const to = { name: 'Egen', ownPrice: null, quantity: 3 }
    const change = { rowId, to, seen: { quantity: 2 }, after: null }
    await answerOf(quotes().addArticles(id, [article], key))
    await answerOf(quotes().changeRows(id, 'Article', [change], key))
    await answerOf(quotes().replaceArticles(id, [article], key))
    await answerOf(quotes().removeRows(id, 'Article', [rowId], key))
    await answerOf(quotes().addCustom(id, [custom, { tag: 'Heading', rowId, text: 'Arbete' }], key))
    await answerOf(quotes().changeRows(id, 'Custom', [change], key))
    await answerOf(quotes().removeRows(id, 'Heading', [rowId], key))
    await answerOf(quotes().importRows(id, { name: 'a.csv', bytes: new Uint8Array([49]) }, key))
    const changes = server.requests.filter(({ method }) => method !== 'GET')
    expect(changes.map(({ method, path }) => `${method} ${path.replace('/quote/v1/quotes/q-1/', '')}`)).toEqual([
      ...['POST items', 'PATCH items', 'PUT items', 'DELETE items'],
      ...['POST customItems', 'PATCH customItems', 'DELETE customItems', 'POST import'],
    ])
    expect(changes[1]?.body).toEqual([
      { id: 'r1', name: 'Egen', price: null, quantity: 3, seen: { quantity: 2 }, after: null },
    ])
    expect(changes[3]?.body).toEqual(['r1'])
    expect(changes[4]?.body).toMatchObject([
      { id: 'r1', kind: 'row', text: 'Arbete', price: 650, cost: null, isLabour: true },
      { id: 'r1', kind: 'heading', text: 'Arbete' },
    ])
    expect(changes[5]?.body).toMatchObject([{ text: 'Egen', price: null }])
  })

  it('answer nothing where the version is the one that is known', async () => {
    server.answers({ status: 304 })
    expect(await answerOf(quotes().quote(id, 7))).toBeUndefined()
  })

  it('[QUOTE-29] give the text of a refusal as it is, whether it is plain or JSON', async () => {
    server.answers({ status: 409, text: 'X fel' })
    expect(await failureOf(quotes().moveOn(id, 'sent', key))).toMatchObject({ tag: 'Refused', message: 'X fel' })
    server.answers({ status: 422, json: { message: 'Y fel', code: 'Y' } })
    expect(await failureOf(quotes().copy(id, key))).toMatchObject({ message: 'Y fel', code: 'Y' })
  })
})

describe('what a receiver does by a link', () => {
  it('names the link in the body alone, and carries no token', async () => {
    server.script(() => ({ status: 404, json: { message: 'Det du söker finns inte.', code: 'NOT_FOUND' } }))
    const link = secret('hemlig')
    await failureOf(shared().sharedQuote(link))
    await failureOf(shared().sharedPdf(link))
    await failureOf(shared().sharedLogo(link))
    await failureOf(shared().answer(link, { status: 'accepted', name: 'Karin', message: '' }))
    expect(server.requests).toHaveLength(4)
    for (const { path, query, headers, body } of server.requests) {
      expect(body).toMatchObject({ link: 'hemlig' })
      expect(JSON.stringify([path, query, headers])).not.toContain('hemlig')
      expect(headers['authorization']).toBeUndefined()
    }
  })
})
