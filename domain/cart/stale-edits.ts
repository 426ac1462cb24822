import type { DeliveryId } from '../delivery/delivery-type'
import { deliveryIds } from '../delivery/delivery-type'
import type { CommandId, Instant } from '../kernel/ids'
import type { CartState } from './cart'
import { type LineKey, lineKey } from './line-key'
import { editOf } from './pending-edits'
import type { CartEdit, EditRequested } from './protocol'

/** What an edit changes. An add changes a line without stating how it shall be, so adds do not conflict. */
export type EditSubject =
  | { readonly tag: 'Line'; readonly line: LineKey }
  | { readonly tag: 'LineAdded'; readonly line: LineKey }
  | { readonly tag: 'Delivery'; readonly deliveryId: DeliveryId }
  | { readonly tag: 'Cart' }

/** When the newest confirmed edit of a subject was made. */
export type ConfirmedSubject = EditSubject & { readonly at: Instant }

/** Older ones are dropped. A stale edit is rare, and most carts have fewer lines. */
const MOST_KEPT = 100

const ofLine = (line: LineKey): EditSubject => ({ tag: 'Line', line })
const ofDelivery = (deliveryId: DeliveryId): EditSubject => ({ tag: 'Delivery', deliveryId })
const wholeCart: EditSubject = { tag: 'Cart' }

const subjectsOf = (edit: CartEdit): readonly EditSubject[] => {
  switch (edit.type) {
    case 'AddLines':
      return edit.lines.flatMap(({ articleNumber, deliveryId, label }) =>
        deliveryId === undefined ? [] : [{ tag: 'LineAdded', line: lineKey(articleNumber, deliveryId, label) }],
      )
    case 'ChangeQuantity':
      return [ofLine(edit.line)]
    case 'ChangeLabel':
    case 'ChangeDelivery':
    case 'RemoveLines':
      return edit.lines.map(ofLine)
    case 'RequestDeliveryDate':
      return edit.deliveryId === 'all' ? deliveryIds.map(ofDelivery) : [ofDelivery(edit.deliveryId)]
    case 'IncludeDelivery':
      return [ofDelivery(edit.deliveryId)]
    case 'EmptyCart':
    case 'DeleteCart':
      return [wholeCart]
    // It adds lines that are not known here.
    case 'TransferCart':
      return []
  }
}

const keyOf = (subject: EditSubject): string => {
  switch (subject.tag) {
    case 'Line':
    case 'LineAdded':
      return `${subject.tag} ${subject.line}`
    case 'Delivery':
      return `Delivery ${subject.deliveryId}`
    case 'Cart':
      return 'Cart'
  }
}

/** The subjects whose newer edit makes an edit of this subject stale; undefined: all of them. */
const conflictsOf = (subject: EditSubject): readonly EditSubject[] | undefined => {
  switch (subject.tag) {
    case 'Line':
      return [subject, { ...subject, tag: 'LineAdded' }, wholeCart]
    case 'LineAdded':
      return [ofLine(subject.line), wholeCart]
    case 'Delivery':
      return [subject, wholeCart]
    case 'Cart':
      return undefined
  }
}

const newer = (a: Instant | undefined, b: Instant): Instant => (a !== undefined && a > b ? a : b)

/** The newest edits so far: of each subject, and of all. */
const newestEdits = (confirmed: readonly ConfirmedSubject[]) => {
  const bySubject = new Map<string, Instant>()
  let ofAll: Instant | undefined
  const add = (subject: EditSubject, at: Instant): void => {
    bySubject.set(keyOf(subject), newer(bySubject.get(keyOf(subject)), at))
    ofAll = newer(ofAll, at)
  }
  for (const subject of confirmed) add(subject, subject.at)
  return {
    add,
    isNewer: (subject: EditSubject, at: Instant): boolean =>
      conflictsOf(subject)?.some((other) => (bySubject.get(keyOf(other)) ?? at) > at) ?? (ofAll ?? at) > at,
  }
}

type Edits = Pick<Extract<CartState, { tag: 'InContext' }>, 'pending' | 'confirmedSubjects'>

const none: ReadonlySet<CommandId> = new Set()

/** Whether the edits came in the order in which they were made, as they nearly always do: none is stale then. */
const areInOrder = ({ pending, confirmedSubjects }: Edits): boolean => {
  const [first] = pending
  return (
    first === undefined ||
    (confirmedSubjects.every(({ at }) => at <= first.at) &&
      pending.every(({ at }, index) => index === 0 || (pending[index - 1]?.at ?? at) <= at))
  )
}

/**
 * The pending edits that must not be carried out: a newer edit of the same subject is confirmed, or is ahead of them in
 * the log. The newer one was made without knowledge of the older, which a closed page had in its memory alone.
 */
export const staleEdits = ({ pending, confirmedSubjects }: Edits): ReadonlySet<CommandId> => {
  if (areInOrder({ pending, confirmedSubjects })) return none
  const stale = new Set<CommandId>()
  const newest = newestEdits(confirmedSubjects)
  for (const requested of pending) {
    const { id, at } = requested
    const subjects = subjectsOf(editOf(requested))
    if (subjects.some((subject) => newest.isNewer(subject, at))) stale.add(id)
    else subjects.forEach((subject) => newest.add(subject, at))
  }
  return stale
}

/** With the subjects of edits that are confirmed now, newest last. */
export const withConfirmed = (
  before: readonly ConfirmedSubject[],
  edits: readonly EditRequested[],
): readonly ConfirmedSubject[] => {
  const found = new Map(before.map((subject) => [keyOf(subject), subject]))
  for (const requested of edits)
    for (const subject of subjectsOf(editOf(requested))) {
      const key = keyOf(subject)
      const at = newer(found.get(key)?.at, requested.at)
      found.delete(key)
      found.set(key, { ...subject, at })
    }
  return [...found.values()].slice(-MOST_KEPT)
}

/**
 * The time to record for a new edit: that of its command, but never earlier than an edit that its user has seen, though
 * the clock was set back. An edit that is older than another was therefore made without knowledge of it.
 */
export const timeOfEdit = ({ pending, confirmedSubjects }: Edits, at: Instant): Instant =>
  [...pending, ...confirmedSubjects].reduce((latest, one) => newer(latest, one.at), at)
