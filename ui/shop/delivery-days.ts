import { useEffect, useMemo, useState } from 'react'
import * as E from 'fp-ts/Either'
import { deliveryDays } from '#domain/delivery/delivery-days'
import type { DeliveryDates, DeliveryDays } from '#domain/delivery/delivery-days'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { useToday } from './now'
import { useSession, useShop } from './ShopContext'
import { useShellData } from './ShellDataContext'

const noDates: readonly DeliveryDates[] = []
const noDays: readonly CalendarDate[] = []

/** The days of each delivery. Dates that could not be fetched count as none: every delivery day is then open. */
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
