import { type DeliveryId, deliveryIds } from '../delivery/delivery-type'
import type { CalendarDate } from '../kernel/calendar-date'
import type { Cart } from './cart'
import { editOf } from './pending-edits'
import type { CartEdit, EditRequested } from './protocol'

/** The day of a delivery as it was before its unsettled edits, or as the user's own last confirmed edit of it left it. */
export interface EditedDay {
  readonly deliveryId: DeliveryId
  readonly day: CalendarDate | undefined
}

type Confirmed = Pick<Cart, 'deliveries'> | undefined

/** The deliveries whose day an edit sets. */
export const deliveriesDated = (edit: CartEdit): readonly DeliveryId[] => {
  if (edit.type !== 'RequestDeliveryDate') return []
  return edit.deliveryId === 'all' ? deliveryIds : [edit.deliveryId]
}

export const dayOfDelivery = ({ deliveries }: Pick<Cart, 'deliveries'>, id: DeliveryId): CalendarDate | undefined =>
  deliveries.find(({ deliveryId }) => deliveryId === id)?.requestedDeliveryDate

const asConfirmed = (confirmed: Confirmed, ids: readonly DeliveryId[]): readonly EditedDay[] =>
  confirmed === undefined ? [] : ids.map((deliveryId) => ({ deliveryId, day: dayOfDelivery(confirmed, deliveryId) }))

const datedBy = (requested: readonly EditRequested[]): ReadonlySet<DeliveryId> =>
  new Set(requested.flatMap((one) => deliveriesDated(editOf(one))))

/** With the days that a new edit changes. A day that has an unsettled edit already stays as it was before. */
export const withDaysOf = (
  edited: readonly EditedDay[],
  edit: CartEdit,
  confirmed: Confirmed,
): readonly EditedDay[] => {
  const added = deliveriesDated(edit).filter((id) => !edited.some(({ deliveryId }) => deliveryId === id))
  return added.length === 0 ? edited : [...edited, ...asConfirmed(confirmed, added)]
}

/** Without the days that no unsettled edit changes. */
export const onlyDaysOf = (edited: readonly EditedDay[], unsettled: readonly EditRequested[]): readonly EditedDay[] => {
  if (edited.length === 0) return edited
  const dated = datedBy(unsettled)
  return edited.filter(({ deliveryId }) => dated.has(deliveryId))
}

/** After edits of the user were confirmed: later edits of the same days were made upon these. */
export const daysAfterConfirmed = (
  edited: readonly EditedDay[],
  { settled, unsettled }: { readonly settled: readonly EditRequested[]; readonly unsettled: readonly EditRequested[] },
  confirmed: Confirmed,
): readonly EditedDay[] => {
  const changed = datedBy(settled)
  const left = onlyDaysOf(edited, unsettled)
  const again = left.filter(({ deliveryId }) => changed.has(deliveryId)).map(({ deliveryId }) => deliveryId)
  return again.length === 0
    ? left
    : [...left.filter(({ deliveryId }) => !again.includes(deliveryId)), ...asConfirmed(confirmed, again)]
}
