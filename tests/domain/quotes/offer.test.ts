import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { articleNumber } from '#domain/kernel/ids'
import { money, type Money } from '#domain/kernel/money'
import { marginOf } from '#domain/quotes/margin'
import { offerOf, sectionsOf } from '#domain/quotes/offer'
import { priceTypes, type Quote, taxReductions } from '#domain/quotes/quote'
import type { QuoteRow } from '#domain/quotes/quote-row'
import { taxReductionOn } from '#domain/quotes/tax-reduction'
import { markupOf, priceWithMarkup } from '#domain/quotes/unit-price'
import { quoteSeenBy, type SeenPrices } from '#domain/quotes/seen-prices'
import { aQuote, aRow, heading, ownRow, toPrivate } from './given'

const sek = fc.integer({ min: 0, max: 5_000_000 }).map((ore) => money(ore / 100))
const price = fc.integer({ min: -1_000_000, max: 5_000_000 }).map((ore) => money(ore / 100))
const quantity = fc.integer({ min: 50, max: 200_000 }).map((hundredths) => hundredths / 100)
const discount = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
const maybe = <A>(of: fc.Arbitrary<A>) => fc.option(of, { nil: undefined })

const anyRow: fc.Arbitrary<(id: string) => QuoteRow> = fc.oneof(
  fc
    .record({
      articleNumber: fc.constantFrom('A1', 'A2').map(articleNumber),
      quantity,
      discount: fc.oneof(fc.constantFrom(0, 10), discount),
      ownPrice: maybe(sek),
      purchase: maybe(fc.record({ net: sek, gross: sek })),
    })
    .map((values) => (id: string) => aRow(id, values)),
  fc
    .record({ quantity, discount, ownPrice: maybe(price), cost: maybe(sek), isLabour: fc.boolean() })
    .map((values) => (id: string) => ownRow(id, values)),
  fc.constant((id: string) => heading(id)),
)

const anyQuote: fc.Arbitrary<Quote> = fc
  .record({
    rows: fc.array(anyRow, { maxLength: 12 }).map((rows) => rows.map((row, place) => row(`r${place}`))),
    receiver: fc.constantFrom(aQuote().receiver, toPrivate),
    priceType: fc.constantFrom(...priceTypes),
    mergeArticles: fc.boolean(),
    showDiscounts: fc.boolean(),
    showArticleNumbers: fc.boolean(),
    taxReduction: fc.constantFrom(...taxReductions),
  })
  .map(aQuote)

const ore = (amount: Money): number => Math.round(amount * 100)

/** Öre, half an öre away from zero, in whole numbers of 10⁻⁶ öre. */
const half = (value: number): number => Math.sign(value) * Math.round(Number(Math.abs(value).toPrecision(15)))

/** What a row costs, counted apart from the rule. */
const oreOfRow = (row: QuoteRow, quote: Quote): number => {
  if (row.tag === 'Heading') return 0
  const begun = row.ownPrice ?? (row.tag === 'Article' ? row.purchase?.[quote.priceType] : row.cost) ?? 0
  const unit = half(begun * (100 - row.discount))
  return half((quote.receiver.type === 'private' ? half(unit * 1.25) : unit) * row.quantity)
}

describe('what the receiver of a quote sees', () => {
  test.prop([anyQuote])('[QUOTE-05] [QUOTE-06] [QUOTE-12] costs what its rows cost, each rounded once', (quote) => {
    const offer = offerOf(quote)
    const rows = offer.sections.flatMap((section) => section.rows)
    const sum = rows.reduce((all, row) => all + ore(row.sum), 0)
    expect(ore(offer.rowSum)).toBe(sum)
    expect(offer.sections.reduce((all, section) => all + ore(section.sum), 0)).toBe(sum)
    if (!quote.mergeArticles) expect(sum).toBe(quote.rows.reduce((all, row) => all + oreOfRow(row, quote), 0))
  })

  test.prop([anyQuote])('[QUOTE-06] [QUOTE-12] adds up from the total without VAT to what is paid', (quote) => {
    const offer = offerOf(quote)
    expect(ore(offer.totalExcludingVat) + ore(offer.vat)).toBe(ore(offer.totalIncludingVat))
    expect(ore(offer.totalIncludingVat) - ore(offer.taxReduction?.amount ?? money(0))).toBe(ore(offer.toPay))
    expect(ore(offer.rowSum)).toBe(ore(offer.includesVat ? offer.totalIncludingVat : offer.totalExcludingVat))
    expect(Math.abs(offer.vat - offer.totalExcludingVat * 0.25)).toBeLessThanOrEqual(0.0126)
  })

  test.prop([anyQuote])('[QUOTE-12] has every row once in its order, whatever is merged or hidden', (quote) => {
    const whole = { ...quote, mergeArticles: false }
    const rows = offerOf(whole).sections.flatMap((section) => section.rows)
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, place) => place + 1))
    expect(rows).toHaveLength(quote.rows.filter(({ tag }) => tag !== 'Heading').length)
    const merged = offerOf({ ...quote, mergeArticles: true }).sections.flatMap((section) => section.rows)
    const total = (all: typeof rows) => all.reduce((sum, row) => sum + Math.round(row.quantity * 100), 0)
    expect(total(merged)).toBe(total(rows))
  })

  test.prop([anyQuote])('[QUOTE-12] costs the same whether discounts and article numbers are shown or not', (quote) => {
    const { toPay } = offerOf(quote)
    expect(offerOf({ ...quote, showDiscounts: !quote.showDiscounts }).toPay).toBe(toPay)
    expect(offerOf({ ...quote, showArticleNumbers: !quote.showArticleNumbers }).toPay).toBe(toPay)
  })

  it('[QUOTE-12] shows a price before its discount where discounts are shown, and else only what is paid', () => {
    const quote = aQuote({ rows: [aRow('r1', { quantity: 2, discount: 10 })] })
    expect(offerOf({ ...quote, showDiscounts: true }).sections[0]?.rows[0]).toMatchObject({
      unitPrice: 100,
      discount: 10,
      sum: 180,
    })
    expect(offerOf(quote).sections[0]?.rows[0]).toMatchObject({ unitPrice: 90, discount: undefined, sum: 180 })
  })

  it('[QUOTE-05] begins at what the user pays, or at the list price, and an own price holds before both', () => {
    const quote = aQuote({
      rows: [aRow('r1'), aRow('r2', { ownPrice: money(7) }), ownRow('r3', { ownPrice: undefined, cost: money(3) })],
    })
    expect(offerOf(quote).rowSum).toBe(110)
    expect(offerOf({ ...quote, priceType: 'gross' }).rowSum).toBe(160)
  })

  it('[QUOTE-06] shows a private person prices with VAT, and a business the VAT as a row', () => {
    const rows = [aRow('r1', { ownPrice: money(100), quantity: 3 })]
    expect(offerOf(aQuote({ rows }))).toMatchObject({
      rowSum: 300,
      totalIncludingVat: 375,
      vat: 75,
      includesVat: false,
    })
    expect(offerOf(aQuote({ rows, receiver: toPrivate }))).toMatchObject({
      rowSum: 375,
      totalExcludingVat: 300,
      vat: 75,
      includesVat: true,
    })
  })

  it('[QUOTE-12] merges equal articles of a section at one price, and no other rows', () => {
    const rows = [
      aRow('r1', { quantity: 1 }),
      ownRow('r2'),
      aRow('r3', { quantity: 2.5 }),
      aRow('r4', { discount: 5 }),
      heading('r5'),
      aRow('r6'),
      ownRow('r7'),
    ]
    const { sections } = offerOf(aQuote({ rows, mergeArticles: true }))
    expect(sections.map((section) => section.rows.map((row) => row.quantity))).toEqual([
      [3.5, 1, 1],
      [1, 1],
    ])
  })

  it('[QUOTE-12] names no article number where these are not shown, and none of an own row', () => {
    const rows = [aRow('r1'), ownRow('r2')]
    const numbers = (quote: Quote) => offerOf(quote).sections.flatMap((one) => one.rows.map((row) => row.articleNumber))
    expect(numbers(aQuote({ rows }))).toEqual(['A1', undefined])
    expect(numbers(aQuote({ rows, showArticleNumbers: false }))).toEqual([undefined, undefined])
  })

  it('[QUOTE-12] begins a section with each heading, an empty one too', () => {
    const rows = [heading('r1', 'Kök'), heading('r2', 'Bad'), ownRow('r3')]
    expect(sectionsOf(rows).map((section) => [section.heading, section.rows.length])).toEqual([
      ['Kök', 0],
      ['Bad', 1],
    ])
    expect(sectionsOf([ownRow('r1'), heading('r2')]).map((section) => section.heading)).toEqual([undefined, 'Kök'])
  })
})

describe('a tax reduction', () => {
  it('[QUOTE-12] is a share of the work with VAT in whole kronor, at most what one person has', () => {
    expect(taxReductionOn('rot', money(1_234.5))).toEqual({ kind: 'rot', amount: 370 })
    expect(taxReductionOn('rut', money(1_234.5))).toEqual({ kind: 'rut', amount: 617 })
    expect(taxReductionOn('rot', money(500_000))?.amount).toBe(50_000)
    expect(taxReductionOn('rut', money(500_000))?.amount).toBe(75_000)
    expect(taxReductionOn('rot', money(-10))?.amount).toBe(0)
    expect(taxReductionOn('none', money(1_000))).toBeUndefined()
  })

  it('[QUOTE-12] is taken of the work of a private receiver alone', () => {
    const rows = [ownRow('r1', { ownPrice: money(1_000) }), aRow('r2'), ownRow('r3', { isLabour: false })]
    const asked = aQuote({ rows, taxReduction: 'rot' })
    expect(offerOf({ ...asked, receiver: toPrivate })).toMatchObject({
      taxReduction: { kind: 'rot', amount: 375 },
      toPay: 1_625,
    })
    expect(offerOf(asked).taxReduction).toBeUndefined()
  })
})

describe('the margin of a quote', () => {
  test.prop([anyQuote])('[QUOTE-11] is what is left of the total when the rows are paid', (quote) => {
    const { purchase, total, amount } = marginOf(quote)
    expect(ore(purchase) + ore(amount)).toBe(ore(total))
    expect(total).toBe(offerOf(quote).totalExcludingVat)
  })

  it('[QUOTE-11] counts rows of unknown cost as costing nothing, and says how many they are', () => {
    const rows = [
      aRow('r1', { ownPrice: money(150) }),
      aRow('r2', { purchase: undefined, ownPrice: money(50) }),
      heading('r3'),
    ]
    expect(marginOf(aQuote({ rows }))).toEqual({
      purchase: 100,
      total: 200,
      amount: 100,
      percent: 50,
      rowsWithoutPurchase: 1,
    })
    expect(marginOf(aQuote()).percent).toBeUndefined()
  })

  it('[QUOTE-11] follows from a markup, and leads to it', () => {
    expect(priceWithMarkup(aRow('r1'), 12.5)).toBe(112.5)
    expect(markupOf(aRow('r1', { ownPrice: money(112.5) }), 'net')).toBe(12.5)
    expect(priceWithMarkup(ownRow('r2'), 10)).toBeUndefined()
    expect(markupOf(ownRow('r2'), 'net')).toBeUndefined()
  })
})

describe('a quote of a user who may not see prices', () => {
  const all: SeenPrices = { prices: true, discounts: true }
  const noDiscounts: SeenPrices = { prices: true, discounts: false }

  it('[QUOTE-11] holds no price of any row without the right to prices', () => {
    const quote = aQuote({
      rows: [aRow('r1', { ownPrice: money(7) }), ownRow('r2', { cost: money(3) }), heading('r3')],
    })
    const hidden = JSON.stringify(quoteSeenBy(quote, { prices: false, discounts: true }).rows)
    for (const name of ['net', 'gross', '"cost":3', '"ownPrice":7']) expect(hidden).not.toContain(name)
    expect(quoteSeenBy(quote, all)).toBe(quote)
  })

  it('[QUOTE-05] [PERM-17] holds one price of an article without the right to discounts: the one it begins from', () => {
    const seenAs = (priceType: Quote['priceType'], ownPrice?: Money) =>
      quoteSeenBy(aQuote({ priceType, rows: [aRow('r1', { ownPrice })] }), noDiscounts).rows[0]
    expect(seenAs('net')).toMatchObject({ purchase: { net: 100, gross: 100 } })
    expect(seenAs('gross')).toMatchObject({ purchase: { net: 150, gross: 150 } })
    expect(seenAs('gross', money(7))).toMatchObject({ ownPrice: 7, purchase: { net: 100, gross: 100 } })
  })

  test.prop([anyQuote])('[QUOTE-05] [PERM-17] comes to the same as for its receiver, cut once or twice', (quote) => {
    const cut = quoteSeenBy(quote, noDiscounts)
    expect(offerOf(cut)).toEqual(offerOf(quote))
    expect(quoteSeenBy(cut, noDiscounts)).toEqual(cut)
  })
})
