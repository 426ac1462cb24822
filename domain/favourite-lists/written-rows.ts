import * as O from 'fp-ts/Option'
import type { NumberedArticle } from '../catalogue/article-numbers'
import { orderMultipleAt } from '../catalogue/quantity'
import type { ArticleNumber } from '../kernel/ids'
import { ONE_UNIT, type Quantity, readQuantity } from '../kernel/quantity'
import type { RowCells } from '../quick-order/columns'
import { wantedIn } from '../quick-order/pasted-rows'

/** A written row that names an article. */
export interface ReadRow {
  readonly articleNumber: ArticleNumber
  readonly quantity: Quantity
}

/** `Unknown`: nothing has the number. `Ambiguous`: several articles have it. `Quantity`: the quantity cannot be read. */
export interface UnreadRow {
  readonly cells: RowCells
  readonly fault: 'Unknown' | 'Ambiguous' | 'Quantity'
}

export interface WrittenRows {
  readonly read: readonly ReadRow[]
  readonly unread: readonly UnreadRow[]
}

interface JudgedRow {
  readonly read: ReadRow | undefined
  readonly unread: UnreadRow | undefined
}

/**
 * Written or pasted rows as rows of a list. A list says what is wanted and not what can be ordered, so any quantity
 * holds; one that is left out is one order multiple. The numbers of rows are looked up as `wantedIn` reads them.
 */
export const writtenRows = (
  rows: readonly RowCells[],
  named: (number: string) => readonly NumberedArticle[],
): WrittenRows => {
  const judged = rows.flatMap((cells): readonly JudgedRow[] => {
    const wanted = wantedIn(cells)
    if (wanted === undefined) return []
    const [found, another] = named(wanted.number)
    const unread = (fault: UnreadRow['fault']) => [{ unread: { cells, fault }, read: undefined }]
    if (found === undefined) return unread('Unknown')
    if (another !== undefined) return unread('Ambiguous')
    const { articleNumber, stock } = found.variant
    if (wanted.quantity === 'notANumber') return unread('Quantity')
    const quantity =
      wanted.quantity === 'leftOut'
        ? O.some(O.getOrElse(() => ONE_UNIT)(readQuantity(orderMultipleAt(stock, undefined))))
        : readQuantity(wanted.quantity)
    return O.isNone(quantity)
      ? unread('Quantity')
      : [{ unread: undefined, read: { articleNumber, quantity: quantity.value } }]
  })
  return { read: judged.flatMap(({ read }) => read ?? []), unread: judged.flatMap(({ unread }) => unread ?? []) }
}
