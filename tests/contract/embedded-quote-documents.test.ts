import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { MOST_QUOTE_ROWS } from '#domain/quotes/quote-bounds'
import { limits } from '#adapters/embedded/limits'
import { kronor, amountText } from '#adapters/embedded/swedish-amount'
import { money } from '#domain/kernel/money'
import { readPdf } from '../support/read-pdf'
import { greyPng, tinyJpeg } from './support/pictures'
import { quotesShop, type WireQuote } from './support/quotes-shop'
import { ordinary } from './support/small-catalogue'

const at = quotesShop()

interface Offer {
  readonly toPay: number
  readonly vat: number
  readonly rowSum: number
  readonly totalExcludingVat: number
  readonly totalIncludingVat: number
  readonly taxReduction: { readonly kind: string; readonly amount: number } | null
  readonly sections: readonly {
    readonly heading: string | null
    readonly sum: number
    readonly rows: readonly { readonly sum: number; readonly name: string }[]
  }[]
}

const ore = (amount: number) => Math.round(amount * 100)
const offerBy = async (link: string) =>
  (await at.shop.visitor.call<{ readonly offer: Offer }>('POST', '/v1/shared-quotes/read', { link })).body.offer
const preview = (id: string) => at.file('GET', `/v1/quotes/${id}/pdf`, at.aliToken)
const received = (link: string) => at.file('POST', '/v1/shared-quotes/pdf', undefined, { link })
const linkOf = async (id: string) => (await at.link(at.ali, id)).body.address.split('#')[1] ?? ''

const SENTINEL = 86_420.97

describe('the document of a quote', () => {
  it('[QUOTE-20] is the same bytes for its sender and its receiver, whenever it is drawn', async () => {
    const { quote, secret } = await at.sent(at.ali)
    const own = await preview(quote.id)
    expect([own.status, own.headers['content-type']]).toEqual([200, 'application/pdf'])
    at.shop.passTime(1)
    expect(Buffer.from((await received(secret)).bytes).equals(Buffer.from(own.bytes))).toBe(true)
    const read = await readPdf(own.bytes)
    expect(read.title).toBe(`Offert ${quote.number} Badrum`)
    expect(read.text).toContain(ordinary[0])
    expect((await at.file('GET', '/v1/quotes/ingen/pdf', at.aliToken)).status).toBe(404)
  })

  it('is tagged: language, headings, tables with rows and cells, and typefaces of its own', async () => {
    const { quote } = await at.sent(at.ali)
    const bytes = Buffer.from((await preview(quote.id)).bytes).toString('latin1')
    for (const part of [
      '/Lang (sv-SE)',
      '/Marked true',
      '/S /H1',
      '/S /Table',
      '/S /TR',
      '/S /TH',
      '/S /TD',
      'Archivo',
      'JetBrainsMono',
    ])
      expect(bytes).toContain(part)
    expect(bytes).not.toContain('Helvetica')
  })

  it('tells the sums of the offer to the öre, as the service does, for any rows, discounts, types and VAT', async () => {
    const row = fc.record({
      isArticle: fc.boolean(),
      quantity: fc.integer({ min: 50, max: 5_000 }).map((hundredths) => hundredths / 100),
      price: fc.option(
        fc.integer({ min: 0, max: 3_000_000 }).map((hundredths) => hundredths / 100),
        { nil: null },
      ),
      discount: fc.constantFrom(0, 0, 12.5, 33.33, 100),
    })
    const quotes = fc.record({
      rows: fc.array(row, { minLength: 1, maxLength: 7 }),
      priceType: fc.constantFrom('net', 'gross'),
      type: fc.constantFrom('business', 'private'),
      ...{ mergeArticles: fc.boolean(), showDiscounts: fc.boolean(), showArticleNumbers: fc.boolean() },
      taxReduction: fc.constantFrom('none', 'rot', 'rut'),
    })
    await fc.assert(
      fc.asyncProperty(quotes, async ({ rows, type, ...head }) => {
        const { id } = await at.create(at.ali, [])
        await at.change(at.ali, id, { ...head, receiver: { type } })
        await at.ali.call('POST', `/v1/quotes/${id}/customItems`, [{ id: 'h', kind: 'heading', text: 'Material' }])
        for (const [index, one] of rows.entries()) {
          if (one.isArticle) {
            const item = { id: `r${index}`, articleNumber: ordinary[index % 3], quantity: one.quantity }
            await at.ali.call('POST', `/v1/quotes/${id}/items`, [item])
            await at.ali.call('PATCH', `/v1/quotes/${id}/items`, [
              { id: item.id, price: one.price, discount: one.discount },
            ])
          } else
            await at.ali.call('POST', `/v1/quotes/${id}/customItems`, [
              { ...one, id: `r${index}`, text: `Arbete ${index}`, unit: 'tim', isLabour: index % 2 === 0 },
            ])
        }
        expect((await at.moveOn(at.ali, id, 'sent')).status).toBe(200)
        const offer = await offerBy(await linkOf(id))
        const { text } = await readPdf((await preview(id)).bytes)
        const listed = (
          await at.ali.call<{ readonly data: readonly { id: string; toPay: number }[] }>('GET', '/v1/quotes')
        ).body.data
        const plain = text.replaceAll(/\s/g, '')
        const says = (words: string) => expect(plain).toContain(words.replaceAll(/\s/g, ''))
        expect(listed.find((one) => one.id === id)?.toPay).toBe(offer.toPay)
        expect(ore(offer.rowSum)).toBe(
          offer.sections.flatMap((section) => section.rows).reduce((sum, one) => sum + ore(one.sum), 0),
        )
        expect(ore(offer.totalExcludingVat) + ore(offer.vat)).toBe(ore(offer.totalIncludingVat))
        says(kronor(money(offer.toPay)))
        says(kronor(money(offer.vat)))
        const deduction = offer.taxReduction ?? undefined
        const asked = type === 'private' && head.taxReduction !== 'none' ? head.taxReduction : undefined
        expect(deduction?.kind).toBe(asked)
        if (deduction !== undefined) {
          says(`Preliminärt ${deduction.kind}avdrag`)
          says(kronor(money(deduction.amount)))
        }
        for (const { sum, rows: shown } of offer.sections) {
          says(amountText(money(sum)))
          for (const one of shown) says(amountText(money(one.sum)))
        }
        await at.ali.call('DELETE', '/v1/quotes', [id])
      }),
      { numRuns: 6 },
    )
  })

  it('tells no purchase price, cost or margin: neither its bytes nor any answer to the link', async () => {
    const { db } = at.shop
    await db
      .updateTable('variants')
      .set({ list_price: SENTINEL })
      .where('article_number', '=', ordinary[0] ?? '')
      .execute()
    const quote = await at.create(at.ali, ordinary.slice(0, 1))
    await at.ali.call('PATCH', `/v1/quotes/${quote.id}/items`, [{ id: 'r1', price: 150 }])
    await at.ali.call('POST', `/v1/quotes/${quote.id}/customItems`, [
      { id: 'c', text: 'Arbete', quantity: 1, price: 500, cost: SENTINEL },
    ])
    const sent = await at.moveOn(at.ali, quote.id, 'sent')
    expect(JSON.stringify(sent.body) + JSON.stringify((await at.read(at.ali, quote.id)).body)).toContain(
      String(SENTINEL),
    )
    await db
      .updateTable('variants')
      .set({ list_price: 100 })
      .where('article_number', '=', ordinary[0] ?? '')
      .execute()
    const link = await linkOf(quote.id)
    const net = (await at.read(at.ali, quote.id)).body.items[0]?.netPrice ?? 0
    const told = JSON.stringify([
      (await at.shop.visitor.call('POST', '/v1/shared-quotes/read', { link })).body,
      (await at.shop.visitor.call('POST', '/v1/shared-quotes/answer', { link, status: 'accepted', name: 'K' })).body,
    ])
    const document = await received(link)
    const { text } = await readPdf(document.bytes)
    for (const secret of [
      String(SENTINEL),
      amountText(money(SENTINEL)),
      String(net),
      amountText(money(net)),
      'netPrice',
      'cost',
    ])
      for (const place of [told, text, Buffer.from(document.bytes).toString('latin1')])
        expect(place).not.toContain(secret)
  })

  it('carries sums over from page to page, each page with its number', async () => {
    const { id } = await at.create(at.ali, [])
    const items = Array.from({ length: 60 }, (_, index) => ({
      id: `r${index}`,
      articleNumber: ordinary[0],
      quantity: 1,
    }))
    await at.ali.call('POST', `/v1/quotes/${id}/items`, items)
    const read = await readPdf((await preview(id)).bytes)
    expect(read.pages).toBeGreaterThan(1)
    const [, carried] = /Transport till sida 2 ([\d ]+,\d\d)/.exec(read.text) ?? []
    expect(read.text).toContain(`Transport från sida 1 ${carried}`)
    expect(read.text).toContain(`Sida 2 (${read.pages})`)
  })

  it('of the longest quote is drawn', async () => {
    const { id } = await at.create(at.ali, [])
    const items = Array.from({ length: MOST_QUOTE_ROWS }, () => ({ articleNumber: ordinary[0], quantity: 1 }))
    expect((await at.ali.call<WireQuote>('POST', `/v1/quotes/${id}/items`, items)).status).toBe(200)
    expect((await preview(id)).status).toBe(200)
    await at.ali.call('DELETE', '/v1/quotes', [id])
  })
})

describe('the logotype', () => {
  const put = (bytes: Uint8Array) => at.upload('PUT', '/v1/quotes/logo', at.aliToken, bytes)
  const logo = (token = at.aliToken) => at.file('GET', '/v1/quotes/logo', token)

  it('stands on the documents of its customer in place of the colours of the brand, until it is taken away', async () => {
    const { quote, secret } = await at.sent(at.ali)
    const before = await preview(quote.id)
    for (const picture of [greyPng(120, 40), tinyJpeg]) {
      expect((await put(picture)).status).toBe(204)
      expect(Buffer.from((await logo()).bytes).equals(Buffer.from(picture))).toBe(true)
      const after = await preview(quote.id)
      expect(Buffer.from(after.bytes).toString('latin1')).toContain('/Subtype /Image')
      expect(Buffer.from((await received(secret)).bytes).equals(Buffer.from(after.bytes))).toBe(true)
    }
    const shared = await at.file('POST', '/v1/shared-quotes/logo', undefined, { link: secret })
    expect(shared.headers['content-type']).toBe('image/jpeg')
    const tom = (await at.shop.logIn('tom')).body.AuthenticationResult.AccessToken
    expect((await logo(tom)).status).toBe(204)
    expect((await at.ali.call('DELETE', '/v1/quotes/logo')).status).toBe(204)
    expect(Buffer.from((await preview(quote.id)).bytes).equals(Buffer.from(before.bytes))).toBe(true)
  })

  it('is a PNG or JPEG within its limits by its own bytes, or refused', async () => {
    const png = Buffer.from(greyPng(120, 40))
    const damaged = (at: number, value: number) => {
      const copy = Buffer.from(png)
      copy.writeUInt8(value, at)
      return copy
    }
    for (const wrong of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('GIF89a'),
      png.subarray(0, png.length - 20),
      // A height that its pixels do not fill, and an interlaced one.
      damaged(23, 41),
      damaged(28, 1),
      greyPng(limits.quotes.widestLogo + 1, 1),
      greyPng(10, 10, 9),
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      tinyJpeg.slice(0, 60),
    ])
      expect((await put(wrong)).status).toBe(422)
    expect((await put(Buffer.alloc(limits.quotes.mostLogoBytes + 1))).status).toBe(413)
    expect((await logo()).status).toBe(204)
  })
})
