import type { Selectable } from 'kysely'
import { articleNumber, quoteRowId } from '#domain/kernel/ids'
import { money, type Money } from '#domain/kernel/money'
import type { QuoteRow } from '#domain/quotes/quote-row'
import type { JoinedPrice, PurchaseOf } from './purchase-prices'
import type { QuotesTables } from './tables'

export type StoredRow = Selectable<QuotesTables['quote_rows']>

export type FoundRow = StoredRow & JoinedPrice

const amountOf = (stored: number | null): Money | undefined => (stored === null ? undefined : money(stored))

/** A row with all that its customer knows of it. */
export const rowOf = (found: FoundRow, purchaseOf: PurchaseOf): QuoteRow => {
  const rowId = quoteRowId(found.row_id)
  const { name, quantity, unit, discount } = found
  const offered = { rowId, name, quantity, unit, discount, ownPrice: amountOf(found.own_price) }
  switch (found.kind) {
    case 'Heading':
      return { tag: 'Heading', rowId, text: name }
    case 'Custom':
      return { ...offered, tag: 'Custom', cost: amountOf(found.cost), isLabour: found.is_labour }
    case 'Article':
      return {
        ...offered,
        tag: 'Article',
        articleNumber: articleNumber(found.article_number ?? ''),
        purchase: purchaseOf(found),
      }
  }
}
