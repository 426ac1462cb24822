import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '#adapters/contract/paths'
import type { PermissionDeny } from '#domain/session/session'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'
import {
  callsToLogIn,
  everyAnswer,
  mailsTo,
  seenArticle,
  type Answered,
  type RouteName,
  type SeenArticle,
} from './support/every-answer'

const LIST_PRICE = 86420.97
const PERCENTAGE = 37.31
const CAMPAIGN_PRICE = 41234.56
const BRACKET = 80000.03

/** The amounts of one to three articles that only a discount explains: none of them is found in any other answer. */
const sentinels = {
  listPrice: LIST_PRICE,
  listPriceWithVat: 108026.21,
  listPriceOfHundred: BRACKET,
  customerDiscount: 32243.66,
  campaignDiscount: 12942.75,
  wholeDiscount: 45186.41,
} as const
/** The customer's own price, where a campaign's holds. */
const ORDINARY_PRICE = 54177.31

const percentages = ['37.31', '37.3', '52.3', '23.9']
const names =
  /Kundrabatt|Mängdrabatt|"name":"Kampanj"|"priceType":"(?:CAMPAIGN|CUSTOMER)"|"name":"campaign"|ord\. pris|(?<!\p{L})rabatt(?!\p{L})/iu

/** Texts with the decimal point of JSON, whatever they were written for. */
const plain = (body: string): string => body.replaceAll(/(\d)\s(?=\d{3}\b)/g, '$1').replaceAll(/(\d),(?=\d)/g, '$1.')

/** What a body tells of discounts. */
const toldBy = (body: string, isCampaign: boolean): readonly string[] => {
  const text = plain(body)
  const amounts = Object.entries({ ...sentinels, ...(isCampaign ? { ordinaryPrice: ORDINARY_PRICE } : {}) })
  const isTold = (amount: string): boolean => new RegExp(`(?<![\\d.])${amount.replace('.', '\\.')}0?(?!\\d)`).test(text)
  return [
    ...amounts
      .filter(([, amount]) => [1, 2, 3].some((many) => isTold((amount * many).toFixed(2))))
      .map(([name]) => name),
    ...percentages.filter(isTold),
    ...(names.exec(text) ?? []),
  ]
}

let services: EmbeddedServices
let seen: SeenArticle

beforeAll(async () => {
  services = await startEmbeddedServices()
  const { db } = services
  seen = await seenArticle(db)
  await db.updateTable('discounts').set({ percentage: PERCENTAGE }).execute()
  await db
    .updateTable('variants')
    .set({ list_price: LIST_PRICE, brackets: JSON.stringify([{ fromQuantity: 100, listPrice: BRACKET }]) })
    .execute()
})
afterAll(() => services.stop())

const givenCampaign = async (price: number | null): Promise<void> => {
  await services.db.updateTable('variants').set({ campaign_price: price }).execute()
  const asked = price ?? LIST_PRICE
  await sql`update search_articles set asked_price = ${asked}::numeric, list_price = ${LIST_PRICE}::numeric,
    attributes = jsonb_set(jsonb_set(attributes, '{price}', ${`[${LIST_PRICE}]`}::jsonb), '{campaign}', ${`[${price !== null}]`}::jsonb)`.execute(
    services.db,
  )
}

const answersWith = async (denies: readonly PermissionDeny[]): Promise<readonly Answered[]> => {
  await services.db
    .updateTable('users')
    .set({ permission_denies: JSON.stringify(denies) })
    .where('username', '=', 'tom')
    .execute()
  return everyAnswer(services, 'tom', seen)
}

const telling = (answers: readonly Answered[], isCampaign: boolean) =>
  answers.flatMap(([name, , body]) => {
    const told = toldBy(body, isCampaign)
    return told.length === 0 ? [] : [[name, ...told] as const]
  })

/** Calls of which a user with the right reads a discount, so that a leak would be noticed. */
const tellingCalls = [
  ...['addItems', 'addQuoteItems', 'changeQuoteItems', 'copyQuote', 'createQuote', 'entitiesByAttribute', 'graphql'],
  ...['importQuoteItems', 'quote', 'relatedEntities', 'replaceQuoteItems', 'search', 'setDeliveryDate'],
  ...['setDeliveryDates', 'updateItem', 'updateItems', 'uploadItems'],
]

describe.each([
  ['with a campaign', CAMPAIGN_PRICE],
  ['with an agreed discount alone', null],
] as const)('discounts in the answers of the services, %s', (_how, campaignPrice) => {
  const isCampaign = campaignPrice !== null

  it('[PERM-17] are in none for a user with EJ_SE_RABATTER, whatever is called', async () => {
    await givenCampaign(campaignPrice)
    const allowed = await answersWith([])
    expect([...new Set(telling(allowed, isCampaign).map(([name]) => name))].toSorted()).toEqual(tellingCalls)

    const answers = await answersWith(['EJ_SE_RABATTER'])

    expect(telling(answers, isCampaign)).toEqual([])
    const called = new Set<string>(answers.map(([name]) => name))
    expect(Object.keys(routes).filter((name) => !called.has(name))).toEqual(callsToLogIn)
    expect(answers.filter(([, status]) => status >= 500)).toEqual([])
    const statusOf = (wanted: RouteName) => answers.find(([name]) => name === wanted)?.[1]
    expect((['checkout', 'order', 'exportItems', 'downloadOrder', 'search'] as const).map(statusOf)).toEqual(
      Array.from({ length: 5 }, () => 200),
    )
    // The range of prices is that of the own ones, whatever prices are asked for.
    const found = answers.filter(([name]) => ['search', 'relatedEntities', 'entitiesByAttribute'].includes(name))
    const ownPrice = String(campaignPrice ?? ORDINARY_PRICE)
    expect(found.map(([, , body]) => plain(body).includes(ownPrice))).toEqual([true, true, true, true])
    const mails = await mailsTo(services, 'tom')
    expect(mails.length).toBeGreaterThan(1)
    expect(mails.flatMap((mail) => toldBy(mail, isCampaign))).toEqual([])
  })
})
