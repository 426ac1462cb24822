import { afterEach, describe, expect, it } from 'vitest'
import { limits } from '#adapters/embedded/limits'
import type { Refused } from './support/embedded-shop'
import { quotesShop } from './support/quotes-shop'
import { ordinary } from './support/small-catalogue'

const at = quotesShop()

interface Shared {
  readonly number: string
  readonly status: string
  readonly sender: { readonly name: string }
  readonly lastDay: string
  readonly offer: { readonly toPay: number; readonly sections: readonly object[] }
}

const open = (link: string, from?: string) =>
  at.shop.visitor.call<Shared & Refused>('POST', '/v1/shared-quotes/read', { link }, from === undefined ? {} : { from })
const answer = (link: string, status: string, name = 'Karin Ek', message = '') =>
  at.shop.visitor.call<Shared & Refused>('POST', '/v1/shared-quotes/answer', { link, status, name, message })
const withdraw = (id: string) => at.ali.call('DELETE', `/v1/quotes/${id}/link`)
const mails = () => at.shop.db.selectFrom('outbox').select(['recipient', 'subject', 'text_part']).execute()

afterEach(async () => {
  await at.shop.db.deleteFrom('outbox').execute()
  await at.shop.db.deleteFrom('quote_mails').execute()
})

describe('the link of a quote', () => {
  it('is 256 bits that stand behind the hash of an address, and is stored by its hash alone', async () => {
    const { quote, address, secret } = await at.sent(at.ali)
    expect(address).toMatch(/^http:\/\/[^#?]+\/offert#[\w-]{43}$/)
    expect((await at.link(at.moa, quote.id)).body.address).toBe(address)
    const stored = await at.shop.db.selectFrom('quote_links').selectAll().execute()
    const kept = await at.shop.db.selectFrom('idempotency_keys').select('answer').execute()
    expect(JSON.stringify([stored, kept])).not.toContain(secret)
  })

  it('exists for sent quotes alone, and dies by being withdrawn or with the way back to draft', async () => {
    const draft = await at.create(at.ali)
    expect((await at.link(at.ali, draft.id)).body.code).toBe('QUOTE_NOT_SENT')
    const { quote, secret } = await at.sent(at.ali)
    expect((await open(secret)).status).toBe(200)
    expect((await withdraw(quote.id)).status).toBe(204)
    const withdrawn = await open(secret)
    expect(withdrawn.body).toEqual((await open('ingen')).body)
    expect(withdrawn.status).toBe(404)
    const next = (await at.link(at.ali, quote.id)).body.address.split('#')[1] ?? ''
    expect(next).not.toBe(secret)
    expect((await open(next)).status).toBe(200)
    await at.moveOn(at.ali, quote.id, 'draft')
    expect((await open(next)).status).toBe(404)
    await at.moveOn(at.ali, quote.id, 'sent')
    expect((await open(next)).status).toBe(404)
  })

  it('shows the offer, and no price, cost or name of what is behind it', async () => {
    const { quote, secret } = await at.sent(at.ali)
    const shown = await open(secret)
    expect(shown.body).toMatchObject({ number: quote.number, status: 'sent', lastDay: '2026-03-31' })
    expect(Object.keys(shown.body).toSorted()).toEqual([
      'finalMessage',
      'lastDay',
      'name',
      'number',
      'offer',
      'receiver',
      'reference',
      'sender',
      'status',
      'validFrom',
    ])
    expect(shown.headers['cache-control']).toBe('no-store')
  })

  it('is mailed to the receiver once for a key, and so many times an hour', async () => {
    const { quote, address } = await at.sent(at.ali)
    const body = { mail: { to: 'karin@example.com', message: 'Hej Karin!\nSe bifogat.' } }
    const key = { 'idempotency-key': 'mejl-1' }
    expect((await at.link(at.ali, quote.id, body, key)).body).toEqual({ address })
    expect((await at.link(at.ali, quote.id, body, key)).body).toEqual({ address })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: 'karin@example.com', subject: expect.stringContaining(quote.number) })
    expect(mail?.text_part).toContain(address)
    expect(mail?.text_part).toContain('Hej Karin!')
    for (const to of ['', 'a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com'])
      expect((await at.link(at.ali, quote.id, { mail: { to, message: '' } })).status).toBe(422)
    for (let sent = 1; sent < limits.quotes.mostMailsPerHour; sent += 1) await at.link(at.ali, quote.id, body)
    const tooMany = await at.link(at.ali, quote.id, body)
    expect([tooMany.status, tooMany.headers['retry-after']]).toEqual([429, '3600'])
  })
})

describe('the receiver', () => {
  it('accepts once with a name and a message, which the sender is told and the quote says', async () => {
    const { quote, secret } = await at.sent(at.ali)
    expect((await answer(secret, 'accepted', ' ')).body.code).toBe('NAME_REQUIRED')
    expect((await answer(secret, 'accepted', 'x'.repeat(101))).body.code).toBe('INVALID_QUOTE')
    expect((await answer(secret, 'ordered')).status).toBe(400)
    expect((await answer(secret, 'accepted', 'Karin Ek', 'Börja i april.')).body.status).toBe('accepted')
    expect((await answer(secret, 'declined')).body.code).toBe('STATUS_CHANGED')
    const { body } = await at.read(at.moa, quote.id)
    expect(body.status).toBe('accepted')
    expect(body.history.at(-1)).toMatchObject({
      ...{ status: 'accepted', side: 'receiver', by: 'Karin Ek', message: 'Börja i april.' },
    })
    expect(await mails()).toMatchObject([
      {
        recipient: 'user@fackhandel.example',
        subject: `Offert ${quote.number}: accepterad`,
        text_part: expect.stringContaining('Börja i april.'),
      },
    ])
  })

  it('answers once even where two answers come at the same time', async () => {
    const { secret } = await at.sent(at.ali)
    const answers = await Promise.all([
      answer(secret, 'accepted'),
      answer(secret, 'declined'),
      answer(secret, 'accepted'),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  it('cannot answer after the last day, nor by a link that is withdrawn', async () => {
    const late = await at.create(at.ali)
    await at.change(at.ali, late.id, { validFrom: '2026-03-01', validFor: 2 })
    await at.moveOn(at.ali, late.id, 'sent')
    const link = (await at.link(at.ali, late.id)).body.address.split('#')[1] ?? ''
    await at.shop.db
      .updateTable('quotes')
      .set({ head: JSON.stringify({ ...(await head(late.id)), validFrom: '2026-02-27' }) })
      .where('quote_id', '=', late.id)
      .execute()
    expect((await answer(link, 'accepted')).body.code).toBe('EXPIRED')
    const { quote, secret } = await at.sent(at.ali)
    await withdraw(quote.id)
    expect((await answer(secret, 'accepted')).status).toBe(404)
    expect((await at.read(at.ali, quote.id)).body.status).toBe('sent')
  })
})

const head = async (id: string) =>
  (await at.shop.db.selectFrom('quotes').select('head').where('quote_id', '=', id).executeTakeFirstOrThrow()).head

describe('guesses of links', () => {
  it('make their address wait, and not the receivers at another one', async () => {
    const { secret } = await at.sent(at.ali, ordinary.slice(0, 1))
    const guess = (address: string, link: string) =>
      at.shop.app.inject({
        ...{ method: 'POST', url: '/v1/shared-quotes/read', remoteAddress: address, payload: { link } },
      })
    const statuses: number[] = []
    for (let tried = 0; tried < limits.quotes.freeGuessesPerAddress + 2; tried += 1)
      statuses.push((await guess('198.51.100.7', `fel-${tried}`)).statusCode)
    expect(new Set(statuses.slice(0, -2))).toEqual(new Set([404]))
    const refused = await guess('198.51.100.7', secret)
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await guess('198.51.100.8', secret)).statusCode).toBe(200)
  })
})
