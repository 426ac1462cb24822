import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportTypes } from '#adapters/contract/cart'
import { pathOf, routes } from '#adapters/contract/paths'
import { readSpreadsheet } from '#adapters/spreadsheet/read-spreadsheet'
import { sheetFormats, type SheetFormat } from '#application/ports/spreadsheets'
import type { PermissionDeny } from '#domain/session/session'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'
import {
  callsToLogIn,
  everyAnswer,
  logIn,
  mailsTo,
  seenArticle,
  type RouteName,
  type SeenArticle,
} from './support/every-answer'

/** A price that is found nowhere else in any answer. */
const SENTINEL = '86420.97'
/** A file of Swedish text writes it with a decimal comma. */
const told = (body: string): number => body.replaceAll(/86\s?420,97/g, SENTINEL).split(SENTINEL).length - 1

let services: EmbeddedServices
let seen: SeenArticle

beforeAll(async () => {
  services = await startEmbeddedServices()
  const { db } = services
  seen = await seenArticle(db)
  // No agreed discount changes the amount on its way.
  await db.updateTable('discounts').set({ percentage: 0 }).execute()
  await db
    .updateTable('variants')
    .set({
      list_price: Number(SENTINEL),
      alloying_price: Number(SENTINEL),
      campaign_price: null,
      // A step that is no cheaper is not told.
      brackets: JSON.stringify([{ fromQuantity: 100, listPrice: Number(SENTINEL) - 1 }]),
    })
    .execute()
  await sql`update search_articles set asked_price = ${SENTINEL}::numeric, list_price = ${SENTINEL}::numeric,
    attributes = jsonb_set(attributes, '{price}', ${`[${SENTINEL}]`}::jsonb)`.execute(db)
})
afterAll(() => services.stop())

const lineOfArticle = () => ({ articleNumber: seen.article, quantity: 1, deliveryId: 'DBI', label: '' })

/** Mails tell sums rather than prices of one. */
const anyAmount = /\d,\d\d(?!\d)/

describe('list prices in the answers of the services', () => {
  it('[PERM-12] are in none for a user with EJ_SE_PRISER, whatever is called', async () => {
    const answers = await everyAnswer(services, 'nekad', seen)

    for (const [name, status, body] of answers) {
      expect(told(body), `${name} tells a price`).toBe(0)
      expect(status, `${name}: ${body.slice(0, 200)}`).toBeLessThan(500)
    }
    const called = new Set<string>(answers.map(([name]) => name))
    expect(Object.keys(routes).filter((name) => !called.has(name))).toEqual(callsToLogIn)
  })

  it('[PERM-12] are in no order of a user with EJ_SE_PRISER who orders and looks at it', async () => {
    await services.db
      .updateTable('user_customers')
      .set({ permission_denies: JSON.stringify(['EJ_SE_PRISER']) })
      .where('user_id', '=', 'u-nekad')
      .execute()

    const answers = await everyAnswer(services, 'nekad', seen)

    expect(answers.filter(([, , body]) => told(body) > 0).map(([name]) => name)).toEqual([])
    const sent = await mailsTo(services, 'nekad')
    expect(sent.length).toBeGreaterThan(1)
    expect(sent.filter((mail) => anyAmount.test(mail))).toEqual([])
    const statusOf = (wanted: RouteName) => answers.find(([name]) => name === wanted)?.[1]
    expect([statusOf('checkout'), statusOf('order'), statusOf('cancelOrder')]).toEqual([200, 200, 200])
    expect(answers.filter(([name]) => name === 'searchOrders').map(([, status]) => status)).toEqual([200, 403])
    expect(statusOf('financialFollowUp')).toBe(403)
  })

  it('are in those for a user who may see them, so that the test above would notice one', async () => {
    const answers = await everyAnswer(services, 'tom', seen)

    expect((await mailsTo(services, 'tom')).some((mail) => anyAmount.test(mail))).toBe(true)
    const telling = new Set(answers.filter(([, , body]) => told(body) > 0).map(([name]) => name))
    expect([...telling].toSorted()).toEqual(
      [
        'addItems',
        'addQuoteItems',
        'brackets',
        'changeQuoteItems',
        'checkout',
        'copyQuote',
        'createQuote',
        'importQuoteItems',
        'quote',
        'quotePdf',
        'replaceQuoteItems',
        'entitiesByAttribute',
        'downloadOrder',
        'exportItems',
        'graphql',
        'order',
        'cancelOrder',
        'relatedEntities',
        'search',
        'setDeliveryDate',
        'setDeliveryDates',
        'updateItem',
        'updateItems',
        'uploadItems',
      ].toSorted(),
    )
  })
})

/** The cells of the file of a cart with two of the article, for Tom with these denies and an agreed discount in percent. */
const exported = async (
  denies: readonly PermissionDeny[],
  format: SheetFormat,
  percentage = 0,
): Promise<readonly string[]> => {
  await services.db.updateTable('discounts').set({ percentage }).execute()
  await services.db
    .updateTable('users')
    .set({ permission_denies: JSON.stringify(denies) })
    .where('username', '=', 'tom')
    .execute()
  const authorization = `Bearer ${await logIn(services, 'tom')}`
  const post = (url: string, payload: object, accept = 'application/json') =>
    services.app.inject({ method: 'POST', url: `/services${url}`, headers: { authorization, accept }, payload })
  const asked = await post('/graphql', { query: '{ cart { cartId } }' })
  const { cartId } = asked.json().data.cart
  const added = await post(pathOf(routes.addItems, { cartId }), [{ ...lineOfArticle(), quantity: 2 }])
  expect(added.json().errors).toEqual([])
  const file = await post(pathOf(routes.exportItems, { cartId }), [], exportTypes[format])
  const sheet = await readSpreadsheet(new Uint8Array(file.rawPayload))
  if (E.isLeft(sheet)) throw new Error(`${file.statusCode} ${sheet.left.tag}`)
  await services.app.inject({
    method: 'DELETE',
    url: `/services${pathOf(routes.removeAllItems, { cartId })}`,
    headers: { authorization },
  })
  return sheet.right.rows.flatMap(({ cells }) => cells)
}

describe.each(sheetFormats)('the file of a cart, as .%s', (format) => {
  it('[PERM-12] tells no price to a user with EJ_SE_PRISER', async () => {
    const withPrices = await exported([], format)
    expect(withPrices).toEqual(expect.arrayContaining(['Pris exkl. moms', '86420,97', '172841,94']))

    const without = await exported(['EJ_SE_PRISER'], format)
    expect(without).toEqual(expect.arrayContaining([seen.article, '2']))
    expect(without.filter((cell) => /pris|summa|\d,\d/i.test(cell))).toEqual([])
  })

  it('[PERM-17] tells the price, and no discount, to a user with EJ_SE_RABATTER', async () => {
    const cells = await exported(['EJ_SE_RABATTER'], format, 20)

    expect(cells).toEqual(expect.arrayContaining(['Pris exkl. moms', '69136,78']))
    expect(cells.filter((cell) => /rabatt|%|^-?20$|86420,97|172841,94|17284,19/i.test(cell))).toEqual([])
  })
})
