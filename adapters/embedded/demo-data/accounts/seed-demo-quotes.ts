import { sql } from 'kysely'
import { purchasePriceFrom } from '#domain/quotes/article-price'
import { addDays } from '#domain/kernel/calendar-date'
import { noMoney, roundToOre, times } from '#domain/kernel/money'
import { priceFor } from '#domain/catalogue/pricing'
import type { QuoteHead } from '#domain/quotes/quote'
import { isEditable, type StatusChange } from '#domain/quotes/quote-status'
import { customerId, instant } from '#domain/kernel/ids'
import type { Clock } from '#application/ports/clock'
import { priceTermsOf, type PriceRow } from '../../catalogue/article-rows'
import { discountsOfCustomer } from '../../catalogue/price-lists'
import type { Database } from '../../database/database'
import type { StoredRow } from '../../quotes/quote-row'
import { headColumns } from '../../quotes/stored-head'
import { seedOnce } from '../../seeding/seed-current'
import { demoQuotes, type DemoQuote } from './demo-quotes'

const CUSTOMER = '104822'
const A_DAY_MS = 24 * 60 * 60 * 1000
const STRIDE = 1024

/** Gives the plumber and a colleague quotes in every status, once only. */
export const seedDemoQuotes = (db: Database, clock: Clock): Promise<boolean> =>
  seedOnce(db, clock, { area: 'demo-quotes', version: '1', size: demoQuotes.length }, async (trx) => {
    const discounts = await discountsOfCustomer(trx, customerId(CUSTOMER))
    for (const quote of demoQuotes) await seedQuote(trx, clock, quote, discounts)
  })

const headOf = ({ receiver, ...quote }: DemoQuote, clock: Clock, reference: string): QuoteHead => ({
  ...{ name: quote.name, reference: quote.reference, validFor: quote.validFor, priceType: 'net' },
  validFrom: addDays(clock.today(), -quote.begunBefore),
  sender: {
    ...{ choice: 'your', name: 'Lindqvist Rör & Värme AB', organizationNumber: '556600-9876', reference },
    address: { street: 'Flöjelbergsgatan 8 B', postalCode: '43137', place: 'Mölndal' },
  },
  receiver: {
    ...{ choice: 'customer', label: '', ...receiver },
    address: { street: receiver.address[0], postalCode: receiver.address[1], place: receiver.address[2] },
  },
  ...{ mergeArticles: false, showDiscounts: false, showArticleNumbers: true, taxReduction: quote.taxReduction },
  finalMessage: quote.finalMessage,
})

const historyOf = (quote: DemoQuote, begun: number, owner: string): readonly StatusChange[] =>
  quote.statuses.map((status, index) => {
    const [name, message] = quote.answer ?? ['', '']
    const isAnswer = status === 'accepted' || status === 'declined'
    return {
      status,
      at: instant(new Date(begun + index * A_DAY_MS).toISOString()),
      side: status === 'ordered' ? 'order' : isAnswer ? 'receiver' : 'sender',
      by: status === 'ordered' ? '' : isAnswer ? name : index === 0 ? owner : quote.by,
      message: isAnswer ? message : '',
    }
  })

const ownerNames: Readonly<Record<string, string>> = { 'u-user': 'Ali Rahimi', 'u-buyeradmin': 'Moa Lindqvist' }

const seedQuote = async (
  trx: Database,
  clock: Clock,
  quote: DemoQuote,
  discounts: ReadonlyMap<string, number>,
): Promise<void> => {
  const owner = ownerNames[quote.userId] ?? ''
  const begun = Date.parse(clock.now()) - quote.begunBefore * A_DAY_MS
  const history = historyOf(quote, begun, owner)
  const status = quote.statuses.at(-1) ?? 'draft'
  const { rows: numbers } = await sql<{ number: string | number }>`select nextval('quote_numbers') as number`.execute(
    trx,
  )
  const quote_number = `Q-${numbers[0]?.number}`
  const quote_id = `demo-quote-${numbers[0]?.number}`
  await trx
    .insertInto('quotes')
    .values({
      ...{ quote_id, quote_number, customer_id: CUSTOMER, project_id: quote.project, user_id: quote.userId },
      ...{ brand: 'dahl', version: history.length, created_at: new Date(begun).toISOString(), status },
      ...{ changed_at: history.at(-1)?.at ?? clock.now(), head_by: '{}', history: JSON.stringify(history) },
      ...headColumns(headOf(quote, clock, owner), quote_number),
    })
    .execute()
  const rows = await rowsOf(trx, quote, discounts, !isEditable(status))
  await trx
    .insertInto('quote_rows')
    .values(rows.map((row, index) => ({ ...row, quote_id, position: (index + 1) * STRIDE, changed_by: quote.by })))
    .execute()
}

interface FoundArticle extends PriceRow {
  readonly article_number: string
  readonly name: string
}

/** The usual size of a family, of whatever the catalogue has. */
const articleOf = async (trx: Database, family: string): Promise<FoundArticle | undefined> => {
  const { rows } = await sql<FoundArticle>`select variants.* from variants join products using (product_id)
    where family = ${family} and not discontinued and not ask_for_price and purchase_constraints = '{}'
    order by abs(variants.position - 3), article_number limit 1`.execute(trx)
  return rows[0]
}

type SeedRow = Omit<StoredRow, 'quote_id' | 'position' | 'changed_by'>

const plain = {
  ...{ article_number: null, own_price: null, discount: 0, cost: null, is_labour: false },
  ...{ sent_net: null, sent_gross: null },
}

const heading = (row_id: string, name: string): SeedRow => ({
  ...{ ...plain, row_id, kind: 'Heading', name, quantity: 1, unit: '' },
})

const rowsOf = async (
  trx: Database,
  { material, work }: DemoQuote,
  discounts: ReadonlyMap<string, number>,
  isSent: boolean,
): Promise<readonly SeedRow[]> => {
  const articles: SeedRow[] = []
  for (const [index, [family, quantity, markup]] of material.entries()) {
    const found = await articleOf(trx, family)
    if (found === undefined) continue
    const price = priceFor(priceTermsOf(found), discounts.get(found.discount_group) ?? 0, quantity)
    const purchase = purchasePriceFrom(price)
    articles.push({
      ...plain,
      ...{ row_id: `material-${index + 1}`, kind: 'Article', article_number: found.article_number, name: found.name },
      ...{ quantity, unit: found.unit, own_price: roundToOre(times(purchase?.net ?? noMoney, 1 + markup / 100)) },
      ...(isSent ? { sent_net: purchase?.net ?? null, sent_gross: purchase?.gross ?? null } : {}),
    })
  }
  return [
    heading('h-material', 'Material'),
    ...articles,
    heading('h-arbete', 'Arbete'),
    ...work.map(({ text, quantity, unit, price, cost, isLabour = false }, index): SeedRow => ({
      ...plain,
      ...{ row_id: `arbete-${index + 1}`, kind: 'Custom', name: text, quantity, unit, own_price: price, cost },
      is_labour: isLabour,
    })),
  ]
}
