import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import type { KeyValueStore } from '#application/ports/key-value-store'
import { storedJson } from '#application/storage/stored-json'

const KEY = 'shop/quick-order/rows'

/** A row of a quick order as the user wrote it, valid or not. */
const ListedRow = t.readonly(
  t.exact(
    t.intersection([
      t.type({ article: t.string, quantity: t.string }),
      t.partial({ label: t.string, delivery: t.string, fileRow: t.number }),
    ]),
  ),
)
const ListedRows = t.readonlyArray(ListedRow)

export type ListedRow = t.TypeOf<typeof ListedRow>

/** The rows of a quick order that are not in the cart yet. They survive a reload and another page (CART-52). */
export interface OrderList {
  readonly rows: () => readonly ListedRow[]
  readonly keep: (rows: readonly ListedRow[]) => void
}

/** The rows of this browser; they are cleared when their author logs out, or another user logs in. */
export const createOrderList = (store: KeyValueStore): OrderList => ({
  rows: () =>
    pipe(
      storedJson(
        () => store.get(KEY),
        (value) => O.fromEither(ListedRows.decode(value)),
      ),
      O.getOrElse((): readonly ListedRow[] => []),
    ),
  keep: (rows) => {
    if (rows.length === 0) store.remove(KEY)
    else store.set(KEY, JSON.stringify(rows))
  },
})
