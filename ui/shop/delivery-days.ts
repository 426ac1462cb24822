import { useMemo } from 'react'
import { deliveryDays } from '#domain/delivery/delivery-days'
import type { DeliveryDates, DeliveryDays } from '#domain/delivery/delivery-days'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { CustomerId } from '#domain/kernel/ids'
import { useToday } from './now'
import { useSession } from './ShopContext'
import { useShellData } from './ShellDataContext'
import { shopQuery, useAnswer } from './use-answer'

const noDates: readonly DeliveryDates[] = []
const noDays: readonly CalendarDate[] = []

const deliveryDatesQuery = shopQuery((queries, _customer: CustomerId, options) => queries.deliveryDates(options))

/**
 * The days of each delivery. Dates that could not be fetched count as an empty list, which allows every delivery day.
 */
export const useDeliveryDays = (): DeliveryDays => {
  const session = useSession()
  const today = useToday()
  const extraDays = useShellData()?.config.extraNonDeliveryDays ?? noDays
  const customer = session.tag === 'Authenticated' ? session.context?.customerId : undefined
  const answer = useAnswer(deliveryDatesQuery, customer)
  const dates = answer.tag === 'Answered' ? answer.value : noDates
  return useMemo(() => deliveryDays(dates, today, extraDays), [dates, today, extraDays])
}
