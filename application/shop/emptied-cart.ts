import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import { BehaviorSubject } from 'rxjs'
import type { Restoration } from '#domain/cart/restoration'
import { ArticleNumber, Day, DeliveryId } from '#application/codecs/values'
import type { KeyValueStore } from '#application/ports/key-value-store'
import { type Projection, projectionOf, readModel } from '#application/projections/projection'
import { storedJson } from '#application/storage/stored-json'

const KEY = 'shop/cart/emptied'

/** Without prices and names: what is restored is asked for anew. */
const Emptied = t.strict({
  /** Of the customer scope. */
  owner: t.string,
  lines: t.readonlyArray(
    t.strict({ articleNumber: ArticleNumber, quantity: t.number, label: t.string, deliveryId: DeliveryId }),
  ),
  deliveries: t.readonlyArray(
    t.intersection([
      t.strict({ deliveryId: DeliveryId, isIncludedInOrder: t.boolean }),
      t.exact(t.partial({ requestedDeliveryDate: Day })),
    ]),
  ),
})
type Emptied = t.TypeOf<typeof Emptied>

/** What the user has last taken out of a cart that is empty since. It survives a reload of the tab (CART-47). */
export interface EmptiedCart {
  /** Of the present customer; undefined where there is none. */
  readonly removed: Projection<Restoration | undefined>
  readonly keep: (removed: Restoration) => void
  readonly forget: () => void
}

const restorationOf = ({ lines, deliveries }: Emptied): Restoration => ({
  lines: lines.map((line) => ({ ...line, article: undefined, before: undefined })),
  deliveries: deliveries.map(({ requestedDeliveryDate, ...delivery }) => ({ ...delivery, requestedDeliveryDate })),
})

const emptiedOf = (owner: string, { lines, deliveries }: Restoration): Emptied => ({
  owner,
  lines: lines.flatMap(({ articleNumber, quantity, label, deliveryId }) =>
    deliveryId === undefined ? [] : [{ articleNumber, quantity, label, deliveryId }],
  ),
  deliveries: deliveries.map(({ deliveryId, isIncludedInOrder, requestedDeliveryDate }) => ({
    deliveryId,
    isIncludedInOrder,
    ...(requestedDeliveryDate === undefined ? {} : { requestedDeliveryDate }),
  })),
})

/**
 * @param store the storage of the tab
 * @param owner the present customer scope; undefined while there is none
 */
export const createEmptiedCart = (store: KeyValueStore, owner: Projection<string | undefined>): EmptiedCart => {
  const emptied = new BehaviorSubject<Emptied | undefined>(
    pipe(
      storedJson(
        () => store.get(KEY),
        (value) => O.fromEither(Emptied.decode(value)),
      ),
      O.toUndefined,
    ),
  )
  const removed = readModel({ emptied: projectionOf(emptied), owner }, (now) =>
    now.emptied === undefined || now.emptied.owner !== now.owner ? undefined : restorationOf(now.emptied),
  )
  return {
    removed,
    keep: (restoration) => {
      const present = owner.get()
      if (present === undefined) return
      const next = emptiedOf(present, restoration)
      store.set(KEY, JSON.stringify(next))
      emptied.next(next)
    },
    forget: () => {
      if (emptied.value === undefined) return
      store.remove(KEY)
      emptied.next(undefined)
    },
  }
}
