import { sequenceS } from 'fp-ts/Apply'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { DeliveryId } from '../delivery/delivery-type'
import type { CallFailure } from '../failure/call-failure'
import { type CalendarDate, calendarDate, daysBetween } from '../kernel/calendar-date'
import { roundToTenDecimals } from '../kernel/decimal'
import type { CommandId, Instant } from '../kernel/ids'
import type { Cart, CartLine, CartState } from './cart'
import { dayOfDelivery, deliveriesDated } from './edited-days'
import { editById, type EditedLine, presentLine } from './edited-lines'
import { keyWith, type LineKey } from './line-key'
import { editOf } from './pending-edits'
import type { CartEdit, CartEffect } from './protocol'

/** Minutes after which an edit that its own page sends again gives way to one that was made elsewhere meanwhile. */
const OLD_AFTER_MINUTES = 10

const MINUTES_OF_DAY = 24 * 60

const minuteOf = (at: Instant): number => Number(at.slice(11, 13)) * 60 + Number(at.slice(14, 16))

/** Instants of one clock have one offset. One that cannot be read counts as old: the cart is then left as it is. */
const isLongBefore = (at: Instant, now: Instant): boolean =>
  pipe(
    sequenceS(O.Apply)({ from: calendarDate(at.slice(0, 10)), to: calendarDate(now.slice(0, 10)) }),
    O.match(
      () => true,
      ({ from, to }) => daysBetween(from, to) * MINUTES_OF_DAY + minuteOf(now) - minuteOf(at) > OLD_AFTER_MINUTES,
    ),
  )

/** The code of an edit that was not sent because its line, or its day of delivery, has changed since it was made. */
export const LINE_CHANGED = 'LINE_CHANGED'

/** Whether an edit sets a quantity that was typed so long ago that its line may have changed since. */
export const isOldQuantity = (effect: CartEffect, now: Instant): boolean =>
  effect.type === 'UpdateItem' && effect.quantity !== undefined && isLongBefore(effect.at, now)

type InContext = Extract<CartState, { tag: 'InContext' }>

/** Whether a pending edit was made before the last log-out. */
export const isOfEarlierLogIn = ({ leftUnsent }: Pick<InContext, 'leftUnsent'>, id: CommandId): boolean =>
  leftUnsent.includes(id)

/** The time at which an unsettled edit was made; undefined where it is settled. */
export const timeOfPending = ({ pending }: Pick<InContext, 'pending'>, id: CommandId): Instant | undefined =>
  editById(pending, id)?.at

/** Whether an edit was made on another day than today. */
export const isOfAnotherDay = (at: Instant, now: Instant): boolean => at.slice(0, 10) !== now.slice(0, 10)

/** The quantities that pending edits set on a line: a call without an answer may have set one of them. */
const ownQuantities = ({ pending }: Pick<InContext, 'pending'>, line: LineKey): readonly number[] =>
  pending.map(editOf).flatMap((edit) => (edit.type === 'ChangeQuantity' && edit.line === line ? [edit.quantity] : []))

/** Whether the line is as the edit wants it: a call without an answer has made the change. */
const isMade = (edit: CartEdit, line: CartLine): boolean =>
  (edit.type === 'ChangeLabel' && line.label === edit.label) ||
  (edit.type === 'ChangeDelivery' && line.deliveryId === edit.deliveryId)

type Edits = Pick<InContext, 'pending' | 'editedLines' | 'editedDays'>

/** What has become of a line since an unsettled edit of it was made. */
const isOtherLine = (state: Edits, edit: CartEdit, before: EditedLine, cart: Cart): boolean => {
  const present = presentLine(cart, before)
  if (present === undefined || isMade(edit, present)) return false
  if (present.key !== before.line) return true
  // A label or a delivery is laid over no quantity.
  if (edit.type === 'ChangeLabel' || edit.type === 'ChangeDelivery') return false
  return present.quantity !== before.quantity && !ownQuantities(state, before.line).includes(present.quantity)
}

type DateEdit = Extract<CartEdit, { type: 'RequestDeliveryDate' }>

/** The days that pending edits give a delivery: a call without an answer may have set one of them. */
const ownDays = ({ pending }: Edits, id: DeliveryId): readonly CalendarDate[] =>
  pending
    .map(editOf)
    .flatMap((edit) => (edit.type === 'RequestDeliveryDate' && deliveriesDated(edit).includes(id) ? [edit.date] : []))

/** Whether others have given a delivery another day since. A day that is gone is laid over by none. */
const isOtherDay = (state: Edits, edit: DateEdit, cart: Cart): boolean =>
  state.editedDays.some(({ deliveryId, day }) => {
    if (!deliveriesDated(edit).includes(deliveryId)) return false
    const present = dayOfDelivery(cart, deliveryId)
    return present !== undefined && present !== day && !ownDays(state, deliveryId).includes(present)
  })

/**
 * Whether an edit must not be sent as it is (ERROR-25): its line or delivery is not as it was when the edit was made, and not by an
 * edit of this user's browser. A line that is gone is another matter (`lineGone`).
 */
export const isOvertaken = (state: Edits, id: CommandId, cart: Cart): boolean => {
  const requested = editById(state.pending, id)
  if (requested === undefined) return false
  const edit = editOf(requested)
  const before = (line: LineKey) => state.editedLines.find((one) => one.line === line)
  const isOther = (line: LineKey): boolean => {
    const edited = before(line)
    return edited !== undefined && isOtherLine(state, edit, edited, cart)
  }
  switch (edit.type) {
    case 'ChangeQuantity':
      return isOther(edit.line)
    case 'ChangeLabel':
    case 'ChangeDelivery':
    case 'RemoveLines':
      return edit.lines.some(isOther)
    case 'EmptyCart':
    case 'DeleteCart':
      return cart.lines.some(({ key }) => before(key) === undefined || isOther(key))
    case 'RequestDeliveryDate':
      return isOtherDay(state, edit, cart)
    // A delivery is in the order or not: if others have changed that, it is as the edit wants it.
    case 'IncludeDelivery':
    case 'AddLines':
    case 'TransferCart':
      return false
  }
}

/** Whether an effect can meet a change by others that it must not be laid over. What is added is laid over nothing. */
export const mayBeOvertaken = ({ type }: CartEffect): boolean => {
  switch (type) {
    case 'UpdateItem':
    case 'MoveItems':
    case 'LabelItems':
    case 'RemoveItems':
    case 'RemoveAllItems':
    case 'SetDeliveryDate':
    case 'SetStatus':
      return true
    case 'FetchCart':
    case 'FetchDeliveriesInOrder':
    case 'AddItems':
    case 'UploadItems':
    case 'SetIncluded':
    case 'TransferItems':
      return false
  }
}

type Renaming = Extract<CartEdit, { type: 'ChangeLabel' | 'ChangeDelivery' }>

/** Whether a line is gone, and the one that it was to become one with has its quantity beside its own. */
const isMergedAlready = ({ editedLines }: Edits, edit: Renaming, key: LineKey, cart: Cart): boolean => {
  const into = keyWith(key, edit)
  const before = editedLines.find(({ line }) => line === key)
  const other = editedLines.find(({ line }) => line === into)
  const present = cart.lines.find((line) => line.key === into)
  if (into === key || before === undefined || other === undefined || present === undefined) return false
  return (
    presentLine(cart, before) === undefined && present.quantity === roundToTenDecimals(before.quantity + other.quantity)
  )
}

/** Whether a pending change of lines' label or delivery is in the cart already: its call was carried out without an answer. */
export const isMadeAlready = (state: Edits, id: CommandId, cart: Cart): boolean => {
  const requested = editById(state.pending, id)
  if (requested === undefined) return false
  const edit = editOf(requested)
  if (edit.type !== 'ChangeLabel' && edit.type !== 'ChangeDelivery') return false
  return edit.lines.every((key) => {
    const before = state.editedLines.find(({ line }) => line === key)
    const present = before === undefined ? undefined : presentLine(cart, before)
    return present === undefined
      ? isMergedAlready(state, edit, key, cart)
      : present.key !== key && isMade(edit, present)
  })
}

/** The user is told at the row, and chooses between both values. */
export const overtaken: CallFailure = {
  tag: 'Refused',
  service: 'cart',
  status: 409,
  message: undefined,
  code: LINE_CHANGED,
  details: [],
}

/** Whether an edit was not sent because its line has changed since. */
export const isByOthersChange = (failure: CallFailure): boolean =>
  failure.tag === 'Refused' && failure.code === LINE_CHANGED

/** The code of an edit whose line had been removed, by somebody else or by an order, when the edit was to be sent. */
const LINE_GONE = 'LINE_GONE'

/** The line cannot come back by the same edit, so the user is not asked to try again. */
export const lineGone: CallFailure = { ...overtaken, status: 404, code: LINE_GONE }

/** Whether an edit was given up before its call because its line was known to be gone. */
export const isKnownGone = (failure: CallFailure): boolean => failure.tag === 'Refused' && failure.code === LINE_GONE
