import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import type { KeyValueStore } from '#application/ports/key-value-store'
import { storedJson } from '#application/storage/stored-json'

const KEY = 'shop/quick-order/rows'

/** A row of a quick order as it was written, whatever it may mean. */
const ListedRow = t.readonly(t.strict({ article: t.string, quantity: t.string }))
const ListedRows = t.readonlyArray(ListedRow)

export type ListedRow = t.TypeOf<typeof ListedRow>

/** What is written in a quick order and not in the cart yet, so that a reload or another page loses none (CART-52). */
export interface OrderList {
  readonly rows: () => readonly ListedRow[]
  readonly keep: (rows: readonly ListedRow[]) => void
}

/** The list of this browser; it belongs to the one who wrote it and goes when they log out. */
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
