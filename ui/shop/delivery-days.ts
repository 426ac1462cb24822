import { useMemo } from 'react'
import { christmasDeliveries } from '#domain/delivery/christmas-delivery'
import { closedForTomorrow, deliveryDays } from '#domain/delivery/delivery-days'
import type { DeliveryDates, DeliveryDays } from '#domain/delivery/delivery-days'
import { deliveryIds } from '#domain/delivery/delivery-type'
import type { CustomerId } from '#domain/kernel/ids'
import { useTimeOfDay, useToday } from './now'
import { useSession } from './ShopContext'
import { useShellData } from './ShellDataContext'
import type { Answer } from '#application/projections/answer'
import { shopQuery, useAnswer } from './use-answer'

const noDates: readonly DeliveryDates[] = []

const deliveryDatesQuery = shopQuery((queries, _customer: CustomerId, options) => queries.deliveryDates(options))

const useDeliveryDates = (): Answer<readonly DeliveryDates[]> => {
  const session = useSession()
  const customer = session.tag === 'Authenticated' ? session.context?.customerId : undefined
  return useAnswer(deliveryDatesQuery, customer)
}

/** Whether the customer's own delivery days could not be fetched, so that the days shown may not be theirs. */
export const useAreOwnDaysMissing = (): boolean => useDeliveryDates().tag === 'Failed'

/** Whether the days of the deliveries are still asked for: none is shown or ordered before they are known. */
export const useAreDaysAwaited = (): boolean => {
  const session = useSession()
  const answer = useDeliveryDates()
  return session.tag === 'Authenticated' && session.context !== undefined && answer.tag === 'Asking'
}

/**
 * The days of each delivery; unknown while the customer's own are asked for, since goods may not come on the day that a
 * calendar without them would name. Dates that could not be fetched count as an empty list, which allows every delivery day.
 */
export const useDeliveryDays = (): DeliveryDays => {
  const now = useToday()
  const timeOfDay = useTimeOfDay()
  const config = useShellData()?.config
  const answer = useDeliveryDates()
  const today = useAreDaysAwaited() ? undefined : now
  const dates = answer.tag === 'Answered' ? answer.value : noDates
  const late = closedForTomorrow(dates, timeOfDay ?? '').join(' ')
  return useMemo(() => {
    const tooLate = deliveryIds.filter((id) => late.split(' ').includes(id))
    return config === undefined
      ? deliveryDays(dates, today, [], [], tooLate)
      : deliveryDays(dates, today, config.extraNonDeliveryDays, christmasDeliveries(config.deliveryOptions), tooLate)
  }, [dates, today, config, late])
}
