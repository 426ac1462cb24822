import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { money } from '../kernel/money'
import type { Quote } from './quote'
import { HIGHEST_UNIT_PRICE } from './quote-bounds'
import type { ChangedRow, QuoteEdit, QuoteRefusal } from './quote-edit'
import type { QuoteRow } from './quote-row'
import { readNumber } from './read-fields'
import { priceWithMarkup } from './unit-price'

/**
 * The edit that gives all material a price so many per cent above its cost (QUOTE-11). Material is the articles of the shop:
 * own rows are priced by hand, whatever they are of. An article of unknown cost stays as it is, and no price is raised above
 * the highest one.
 */
export const markupEdits = (quote: Quote, percent: number): E.Either<QuoteRefusal, readonly QuoteEdit[]> =>
  pipe(
    readNumber('markup', percent),
    E.map((read): readonly QuoteEdit[] => {
      const changes = quote.rows.flatMap((row) => markedUp(row, read))
      return changes.length === 0 ? [] : [{ type: 'ChangeRows', kind: 'Article', changes }]
    }),
  )

const markedUp = (row: QuoteRow, percent: number): readonly ChangedRow[] => {
  const price = row.tag === 'Article' ? priceWithMarkup(row, percent) : undefined
  return price === undefined ? [] : [{ rowId: row.rowId, to: { ownPrice: money(Math.min(price, HIGHEST_UNIT_PRICE)) } }]
}
