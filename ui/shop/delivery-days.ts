import { useEffect, useMemo, useState } from 'react'
import * as E from 'fp-ts/Either'
import type { DeliveryDates } from '#application/ports/customer-service'
import { nextDeliveryDate } from '#domain/delivery/next-delivery-date'
import { nonDeliveryReason } from '#domain/delivery/non-delivery-days'
import type { NonDeliveryReason } from '#domain/delivery/non-delivery-days'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { useToday } from './now'
import { useSession, useShop } from './ShopContext'
import { useShellData } from './ShellDataContext'

/** Why nothing is delivered on a day: a holiday, or the delivery's round does not pass the customer then. */
export type ClosedDay = NonDeliveryReason | 'notOnTheRound'

export interface DeliveryDays {
  /** The first day that goods can come; undefined until today is known. */
  readonly earliest: (delivery: DeliveryId) => CalendarDate | undefined
  readonly closed: (delivery: DeliveryId, day: CalendarDate) => ClosedDay | undefined
  /** The day asked for while it can still be kept, else the earliest. */
  readonly dayOf: (delivery: DeliveryId, asked: CalendarDate | undefined) => CalendarDate | undefined
}

const noDates: readonly DeliveryDates[] = []
const noDays: readonly CalendarDate[] = []

/**
 * The days of each delivery: the customer's own (DELIVERY-36), or every delivery day after today where the customer
 * has none or they could not be fetched (DELIVERY-35).
 */
export const useDeliveryDays = (): DeliveryDays => {
  const shop = useShop()
  const session = useSession()
  const today = useToday()
  const extraDays = useShellData()?.config.extraNonDeliveryDays ?? noDays
  const customer = session.tag === 'Authenticated' ? session.context?.customerId : undefined
  const [dates, setDates] = useState(noDates)

  useEffect(() => {
    if (shop === undefined || customer === undefined) return
    const stop = new AbortController()
    const ask = async () => {
      const answer = await shop.deliveryDates({ signal: stop.signal })()
      if (!stop.signal.aborted) setDates(E.isRight(answer) ? answer.right : noDates)
    }
    void ask()
    return () => stop.abort()
  }, [shop, customer])

  return useMemo(() => deliveryDays(dates, today, extraDays), [dates, today, extraDays])
}

export const deliveryDays = (
  dates: readonly DeliveryDates[],
  today: CalendarDate | undefined,
  extraDays: readonly CalendarDate[],
): DeliveryDays => {
  const roundOf = new Map(dates.map((entry) => [entry.deliveryId, entry.dates]))
  const ownDays = (delivery: DeliveryId) =>
    (roundOf.get(delivery) ?? noDays).filter((day) => today === undefined || day > today)
  const earliest = (delivery: DeliveryId) =>
    ownDays(delivery)[0] ?? (today === undefined ? undefined : nextDeliveryDate(today, extraDays))
  const closed = (delivery: DeliveryId, day: CalendarDate) => {
    const own = ownDays(delivery)
    const outsideRound = own.length > 0 && !own.includes(day) ? 'notOnTheRound' : undefined
    return nonDeliveryReason(day, extraDays) ?? outsideRound
  }
  return {
    earliest,
    closed,
    dayOf: (delivery, asked) => {
      const first = earliest(delivery)
      const canBeKept =
        first === undefined || (asked !== undefined && asked >= first && closed(delivery, asked) === undefined)
      return canBeKept ? asked : first
    },
  }
}
