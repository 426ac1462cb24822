import { sequenceS } from 'fp-ts/Apply'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { CallFailure } from '../failure/call-failure'
import { calendarDate, daysBetween } from '../kernel/calendar-date'
import type { Instant } from '../kernel/ids'
import type { Cart } from './cart'
import type { CartEffect } from './protocol'

/** Minutes after which an unsent quantity gives way to one that was set elsewhere meanwhile. */
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

/** The code of a quantity that was given up because its line has changed since it was typed. */
export const LINE_CHANGED = 'LINE_CHANGED'

/** Whether an edit sets a quantity that was typed so long ago that its line may have changed since. */
export const isOldQuantity = (effect: CartEffect, now: Instant): boolean =>
  effect.type === 'UpdateItem' && effect.quantity !== undefined && isLongBefore(effect.at, now)

/**
 * Whether a quantity that waited long must not be sent: somebody else has set another one on its line since. Among
 * recent edits the last one holds, but a tab that is opened again days later must not overwrite a newer quantity.
 */
export const isOvertaken = (
  { lines }: Cart,
  effect: Extract<CartEffect, { type: 'UpdateItem' }>,
  now: Instant,
): boolean => {
  const { line: key, quantity, upon } = effect
  const present = lines.find((line) => line.key === key)?.quantity
  if (upon === undefined || present === undefined) return false
  return present !== upon && present !== quantity && isOldQuantity(effect, now)
}

/** The user is told at the row, and may send the quantity again. */
export const overtaken: CallFailure = {
  tag: 'Refused',
  service: 'cart',
  status: 409,
  message: undefined,
  code: LINE_CHANGED,
  details: [],
}

/** The code of an edit whose line had been removed, by somebody else or by an order, when the edit was to be sent. */
const LINE_GONE = 'LINE_GONE'

/** The line cannot come back by the same edit, so the user is not asked to try again. */
export const lineGone: CallFailure = { ...overtaken, status: 404, code: LINE_GONE }

/** Whether an edit was given up before its call because its line was known to be gone. */
export const isKnownGone = (failure: CallFailure): boolean => failure.tag === 'Refused' && failure.code === LINE_GONE
