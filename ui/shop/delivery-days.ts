import { useMemo } from 'react'
import { christmasDeliveries } from '#domain/delivery/christmas-delivery'
import { deliveryDays } from '#domain/delivery/delivery-days'
import type { DeliveryDates, DeliveryDays } from '#domain/delivery/delivery-days'
import type { CustomerId } from '#domain/kernel/ids'
import { useToday } from './now'
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

/**
 * The days of each delivery. Dates that could not be fetched count as an empty list, which allows every delivery day.
 */
export const useDeliveryDays = (): DeliveryDays => {
  const today = useToday()
  const config = useShellData()?.config
  const answer = useDeliveryDates()
  const dates = answer.tag === 'Answered' ? answer.value : noDates
  return useMemo(
    () =>
      config === undefined
        ? deliveryDays(dates, today, [])
        : deliveryDays(dates, today, config.extraNonDeliveryDays, christmasDeliveries(config.deliveryOptions)),
    [dates, today, config],
  )
}
