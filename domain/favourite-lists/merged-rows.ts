import * as O from 'fp-ts/Option'
import type { ArticleNumber } from '../kernel/ids'
import { type Quantity, readQuantity } from '../kernel/quantity'

interface WantedRow {
  readonly articleNumber: ArticleNumber
  readonly quantity: Quantity
}

/** One row for each article, in the order of the first ones, with the sum of its quantities: a list has an article once. */
export const mergedRows = (rows: readonly WantedRow[]): readonly WantedRow[] => {
  const sums = new Map<ArticleNumber, Quantity>()
  for (const { articleNumber, quantity } of rows) {
    const before = sums.get(articleNumber)
    const sum = before === undefined ? quantity : O.getOrElse(() => before)(readQuantity(before + quantity))
    sums.set(articleNumber, sum)
  }
  return [...sums].map(([articleNumber, quantity]) => ({ articleNumber, quantity }))
}
