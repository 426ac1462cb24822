import * as E from 'fp-ts/Either'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { exportTypes } from '#adapters/contract/cart'
import { calendarDate } from '#domain/kernel/calendar-date'
import { writePaper } from '#adapters/embedded/order-documents/write-paper'
import { limits } from '#adapters/embedded/limits'
import { readSpreadsheet } from '#adapters/spreadsheet/read-spreadsheet'
import { sheetFormats, type SheetFormat } from '#application/ports/spreadsheets'
import * as O from 'fp-ts/Option'
import { readPdf } from '../support/read-pdf'
import type { Caller } from './support/embedded-shop'
import { ordersShop } from './support/orders-shop'
import { articles } from './support/small-catalogue'

const orders = ordersShop()
const { search, open, invoicesOf, turn, place, deny } = orders

/** An amount that is found nowhere else. */
const SENTINEL = 86_420.97
/** A fifth less. */
const REDUCED = '69 136,78'
const label = 'Åtgärd Öst, våning 3'

/** A delivered and invoiced order of Tom's whose only row costs the sentinel. */
let placed: string
let tokens: Record<'tom' | 'user' | 'nekad' | 'siteadmin', string>

const fetchFile = async (who: keyof typeof tokens, url: string, accept = 'application/pdf') => {
  const headers = { authorization: `Bearer ${tokens[who]}`, accept }
  const answer = await orders.shop.app.inject({ method: 'GET', url, headers })
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload, text: answer.body }
}
const pdf = async (who: keyof typeof tokens, path: string, id = placed) => {
  const { status, bytes, text } = await fetchFile(who, `/orders/${id}/documents/${path}`)
  expect(status, text.slice(0, 200)).toBe(200)
  return readPdf(bytes)
}
const sheet = async (who: keyof typeof tokens, url: string, format: SheetFormat): Promise<readonly string[][]> => {
  const { status, bytes, text } = await fetchFile(who, url, exportTypes[format])
  expect(status, text.slice(0, 200)).toBe(200)
  const read = await readSpreadsheet(new Uint8Array(bytes))
  if (E.isLeft(read)) throw new Error(read.left.tag)
  return read.right.rows.map(({ cells }) => [...cells])
}
const anyAmount = /\d,\d\d/

beforeAll(async () => {
  const { db } = orders.shop
  await db
    .updateTable('variants')
    .set({ list_price: SENTINEL, alloying_price: 0 })
    .where('article_number', '=', articles.plain)
    .execute()
  placed = await place([[articles.plain, 1, label]], 'DBI', { reference: 'Åsa Öberg', goodsMark: '=2+5' })
  await turn(30, placed)
  const token = async (name: string) => (await orders.shop.logIn(name)).body.AuthenticationResult.AccessToken
  tokens = {
    tom: await token('tom'),
    user: await token('user'),
    nekad: '',
    siteadmin: await token('siteadmin'),
  }
})

/** Tom's order as a colleague with these denies sees it: nekad is made one. */
const shownTo = async (denies: Parameters<typeof deny>[1]): Promise<void> => {
  const { db } = orders.shop
  await db.updateTable('users').set({ default_customer_id: '402215' }).where('user_id', '=', 'u-nekad').execute()
  await db.deleteFrom('user_customers').where('user_id', '=', 'u-nekad').execute()
  await db
    .insertInto('user_customers')
    .values({ user_id: 'u-nekad', customer_id: '402215', role: 'USER', permission_denies: JSON.stringify(denies) })
    .execute()
  tokens.nekad = (await orders.shop.logIn('nekad')).body.AuthenticationResult.AccessToken
}

const everyDocument = async (): Promise<readonly string[]> => {
  const [invoice] = await invoicesOf(orders.tom, placed)
  return ['order-confirmation', 'delivery-notes/1', `invoices/${invoice?.number}`]
}

describe('a document of an order', () => {
  it('is its confirmation as PDF, with its rows, labels, VAT and what it comes to', async () => {
    const { orderNumber, freight } = await open(orders.tom, placed)
    const answer = await fetchFile('tom', `/orders/${placed}/documents/order-confirmation`)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="orderbekraftelse-${orderNumber}.pdf"`,
      'cache-control': 'no-store',
    })
    const { text, title, pages } = await readPdf(answer.bytes)
    expect([title, pages]).toEqual([`Orderbekräftelse ${orderNumber}`, 1])
    const total = SENTINEL + (freight ?? 0)
    const shown = (amount: number) => new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2 }).format(amount)
    for (const said of [articles.plain, `Märkning: ${label}`, 'Åsa Öberg', '=2+5', 'Moms 25 %', 'Sida 1 (1)'])
      expect(text).toContain(said)
    expect(text).toContain(`${shown(Math.round(total * 125) / 100).replaceAll(/\s/g, ' ')} kr`)
  })

  it('says where the goods go, with the postal code as Swedes write it', async () => {
    const { data } = await orders.search(orders.user, { limit: '100', orderStatus: 'invoiced' })
    const driven = data.find(({ deliveryId }) => deliveryId === 'DBI')
    const { text } = await pdf('user', 'order-confirmation', driven?.orderNumber)
    expect(text).toMatch(/\b4\d\d\s\d\d Mölndal/)
  })

  it('is not there before the order is confirmed, nor for a shipment or an invoice that it does not have', async () => {
    const early = await place([[articles.plain, 1]])
    for (const path of [`${early}/documents/order-confirmation`, `${placed}/documents/delivery-notes/2`]) {
      const { status, text } = await fetchFile('tom', `/orders/${path}`)
      expect([status, JSON.parse(text).code]).toEqual([404, 'NO_SUCH_DOCUMENT'])
    }
    const [invoice] = await invoicesOf(orders.tom, placed)
    const asOther = await fetchFile('tom', `/orders/${placed}/documents/credit-notes/${invoice?.number}`)
    const ofOther = await fetchFile('tom', `/orders/${early}/documents/invoices/${invoice?.number}`)
    expect([asOther.status, ofOther.status]).toEqual([404, 404])
  })

  it('is an invoice with its number, days and sums', async () => {
    const [invoice] = await invoicesOf(orders.tom, placed)
    const { text } = await pdf('tom', `invoices/${invoice?.number}`)
    for (const said of [invoice?.number, invoice?.issuedOn, invoice?.dueOn, '86 420,97', 'Att betala'])
      expect(text).toContain(said)
  })

  it('is a credit note that names its invoice', async () => {
    const { data } = await search(orders.user, { orderStatus: 'credited' })
    const id = data[0]?.orderNumber ?? ''
    interface Credited {
      readonly number: string
      readonly credits: readonly { readonly number: string }[]
    }
    const { body } = await orders.user.call<readonly Credited[]>('GET', `/orders/${id}/invoices`)
    const invoice = body.find(({ credits }) => credits.length > 0)
    const credit = invoice?.credits[0]
    const { text } = await pdf('user', `credit-notes/${credit?.number}`, id)
    for (const said of [credit?.number, invoice?.number, 'Att kreditera']) expect(text).toContain(said)
  })

  it('tells no price where it is a delivery note, to whoever may see them', async () => {
    const { text } = await pdf('tom', 'delivery-notes/1')
    expect(text).toContain(articles.plain)
    expect(text).not.toMatch(anyAmount)
  })

  it('[PERM-12] tells no amount to a reader with EJ_SE_PRISER', async () => {
    await shownTo(['EJ_SE_PRISER'])
    for (const path of await everyDocument()) {
      const { text } = await pdf('nekad', path)
      expect(text).toContain(articles.plain)
      expect(text, path).not.toMatch(anyAmount)
    }
  })

  it('[PERM-17] tells what was agreed and no discount to a reader with EJ_SE_RABATTER', async () => {
    const { db } = orders.shop
    const fifth = { price_group: 'standard', discount_group: 'ventiler', percentage: 20 }
    await db.insertInto('discounts').values(fifth).execute()
    const reduced = await place([[articles.plain, 1]])
    await db.deleteFrom('discounts').where('price_group', '=', 'standard').execute()
    await turn(30, reduced)
    await shownTo(['EJ_SE_RABATTER'])
    const [invoice] = await invoicesOf(orders.tom, reduced)
    for (const path of ['order-confirmation', 'delivery-notes/1', `invoices/${invoice?.number}`]) {
      const { text } = await pdf('nekad', path, reduced)
      expect(text.includes(REDUCED), path).toBe(path !== 'delivery-notes/1')
      expect(text).not.toMatch(/rabatt|86 420,97|17 284,19/i)
    }
    const cells = (await sheet('nekad', `/orders/${reduced}/download`, 'csv')).flat()
    expect(cells).toContain(REDUCED.replace(' ', ''))
    expect(cells.join()).not.toMatch(/rabatt|86420,97|17284,19/i)
  })

  it('has as many pages as its rows need, each of which says which of how many it is', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => ({
      cells: [String(5_000_000 + index), `Rör ${'långt '.repeat(index % 20)}`, '1', 'st'],
      remark: index % 3 === 0 ? 'Märkning: ö'.repeat(9) : '',
    }))
    const columns = ['Artikelnr', 'Benämning', 'Antal', 'Enhet'].map((head, index) => ({
      head,
      part: index === 1 ? 40 : 12,
      align: 'left' as const,
    }))
    const today = O.getOrElseW(() => {
      throw new Error('no day')
    })(calendarDate('2026-03-02'))
    const paper = { kind: 'Följesedel', number: '7', facts: [], columns, rows, sums: [], remarks: ['Slut.'] }
    const { text, pages } = await readPdf(await writePaper(paper, { brand: 'dahl', today }))
    expect(pages).toBeGreaterThan(3)
    for (let page = 1; page <= pages; page += 1) expect(text).toContain(`Sida ${page} (${pages})`)
    expect(rows.filter(({ cells: [number = ''] }) => !text.includes(number))).toEqual([])
    expect(text.match(/Benämning/g)).toHaveLength(pages)
  })
})

describe.each(sheetFormats)('the file of an order as .%s', (format) => {
  it('has its rows with prices, and no cell that runs as a formula', async () => {
    const risky = await place([[articles.plain, 2, '=HYPERLINK("http://x")']])
    const { bytes } = await fetchFile('tom', `/orders/${risky}/download`, exportTypes[format])
    const [heads, row] = await sheet('tom', `/orders/${risky}/download`, format)
    expect(heads?.slice(0, 2)).toEqual(['Artikelnummer', 'Antal'])
    expect(row).toEqual(
      expect.arrayContaining([articles.plain, '2', '86420,97', '172841,94', '=HYPERLINK("http://x")']),
    )
    if (format === 'csv') expect(Buffer.from(bytes).toString('utf8')).not.toMatch(/(^|[;\n"])=HYPERLINK/)
  })

  it('[PERM-12] has no amount for a reader with EJ_SE_PRISER, nor has what a search found', async () => {
    await shownTo(['EJ_SE_PRISER'])
    for (const url of [`/orders/${placed}/download`, '/orders/search/export']) {
      const rows = await sheet('nekad', url, format)
      expect(rows.length).toBeGreaterThan(1)
      expect(rows.flat().filter((cell) => anyAmount.test(cell) || /pris|summa/i.test(cell))).toEqual([])
    }
    const economy = await fetchFile('nekad', '/orders/financial-follow-up/export', exportTypes[format])
    expect(economy.status).toBe(403)
  })
})

describe('the file of what a search has found', () => {
  it('has all that the search finds, beyond the page, by the same filters', async () => {
    const queries: readonly Readonly<Record<string, string>>[] = [
      {},
      { orderStatus: 'invoiced' },
      { sort: 'oldest', fromDate: '2025-06-01' },
    ]
    for (const query of queries) {
      const text = new URLSearchParams(query).toString()
      const all = await search(orders.user, { ...query, limit: '100' })
      const rows = await sheet('user', `/orders/search/export?${text}`, 'csv')
      expect(
        rows
          .slice(1)
          .map(([number]) => number)
          .slice(0, 100),
      ).toEqual(all.data.map((order) => order.orderNumber))
      expect(rows).toHaveLength(all.total + 1)
    }
    const refused = await fetchFile('user', '/orders/search/export?orderStatus=nonsens', exportTypes.csv)
    expect(refused.status).toBe(400)
  })

  it('is, for what was spent, a row for each month, project and department', async () => {
    const { body } = await orders.user.call<{ spending: readonly { month: string }[] }>(
      'GET',
      '/orders/financial-follow-up',
    )
    const rows = await sheet('user', '/orders/financial-follow-up/export', 'xlsx')
    expect(rows.slice(1).map(([month]) => month)).toEqual(body.spending.map(({ month }) => month))
    expect(rows.length).toBeGreaterThan(12)
  })
})

interface Mail {
  readonly mailId: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly attachments: readonly string[]
}
const mails = async (): Promise<readonly Mail[]> =>
  (await orders.siteadmin.call<readonly Mail[]>('GET', '/mailbox')).body
const keyed = (key: string) => ({ 'idempotency-key': key })

describe('documents by mail', () => {
  afterEach(async () => {
    await orders.shop.db.deleteFrom('outbox').execute()
    await orders.shop.db.deleteFrom('document_mails').execute()
  })
  const email = (caller: Caller, body: object, headers: Readonly<Record<string, string>> = {}, id = placed) =>
    caller.call<{ sentTo: string; code: string }>('POST', `/orders/${id}/documents/email`, body, headers)

  it("go to the user's own address with the message, and open in the mailbox", async () => {
    const { orderNumber } = await open(orders.tom, placed)
    const documents = ['order-confirmation', 'delivery-notes/1', 'order-confirmation']
    const message = 'Till kontoret\r\nBcc: alla@example.com\r\n\r\n.'
    const sent = await email(orders.tom, { message, documents, to: 'annan@example.com' })
    expect(sent.status).toBe(200)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: sent.body.sentTo,
      subject: `Dokument för order ${orderNumber}`,
      attachments: [`orderbekraftelse-${orderNumber}.pdf`, `foljesedel-${orderNumber}-1.pdf`],
    })
    expect(mail?.text).toContain('Till kontoret')
    const file = await fetchFile('siteadmin', `/mailbox/${mail?.mailId}/attachments/1`)
    expect((await readPdf(file.bytes)).title).toBe(`Orderbekräftelse ${orderNumber}`)
    expect((await fetchFile('tom', `/mailbox/${mail?.mailId}/attachments/1`)).status).toBe(403)
    expect((await fetchFile('siteadmin', `/mailbox/${mail?.mailId}/attachments/3`)).status).toBe(404)
  })

  it('are sent once for a key, however often it is asked', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => email(orders.tom, { message: 'En gång' }, keyed('k-1'))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await mails()).toHaveLength(1)
  })

  it('are refused for too long a message, too many or unknown documents, and orders of others', async () => {
    const codeOf = async (body: object, id = placed) => (await email(orders.tom, body, {}, id)).body.code
    expect(await codeOf({ message: 'a'.repeat(2_001) })).toBe('MESSAGE_TOO_LONG')
    expect(await codeOf({ message: '', documents: ['invoices/1'] })).toBe('NO_SUCH_DOCUMENT')
    expect(await codeOf({ message: '', documents: ['../../etc/passwd'] })).toBe('INVALID_REQUEST')
    const many = Array.from({ length: 11 }, (_, index) => `delivery-notes/${index + 1}`)
    expect(await codeOf({ message: '', documents: many })).toBe('TOO_MANY_DOCUMENTS')
    const foreign = (await search(orders.user)).data[0]?.orderNumber
    expect(await codeOf({ message: '' }, foreign)).toBe('NOT_FOUND')
    expect(await mails()).toEqual([])
  })

  it('come at most so often in an hour', async () => {
    const { mostMailsPerHour } = limits.orderDocuments
    for (let mail = 0; mail < mostMailsPerHour; mail += 1)
      expect((await email(orders.tom, { message: '' })).status).toBe(200)
    expect(await email(orders.tom, { message: '' })).toMatchObject({ status: 429, body: { code: 'TOO_MANY_MAILS' } })
    expect((await email(orders.tom, { message: '' }, keyed('k-2'))).status).toBe(429)
  })

  it('[PERM-12] tell no amount to a user with EJ_SE_PRISER', async () => {
    await shownTo(['EJ_SE_PRISER'])
    const nekad = orders.shop.withToken(tokens.nekad)
    expect((await email(nekad, { message: '', documents: await everyDocument() })).status).toBe(200)
    const [mail] = await mails()
    expect(mail?.text).not.toMatch(anyAmount)
    for (const position of [1, 2, 3]) {
      const file = await fetchFile('siteadmin', `/mailbox/${mail?.mailId}/attachments/${position}`)
      expect((await readPdf(file.bytes)).text).not.toMatch(anyAmount)
    }
  })
})
