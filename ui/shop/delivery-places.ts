import { useMemo } from 'react'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { stockLocation } from '#domain/delivery/delivery-choice'
import type { LocationId } from '#domain/kernel/ids'
import { deliveriesToMoveTo, deliveryLocationsOf } from '#domain/session/offered-deliveries'
import { useTimeOfDay, useToday } from './now'
import { useSession } from './ShopContext'
import { useShellData } from './ShellDataContext'

const noDeliveries: readonly DeliveryId[] = []

/** The deliveries that lines can be moved to now; none on the server and until the shop is loaded. */
export const useDeliveriesToMoveTo = (): readonly DeliveryId[] => {
  const config = useShellData()?.config
  const session = useSession()
  const today = useToday()
  const timeOfDay = useTimeOfDay()
  return useMemo(() => {
    if (config === undefined || today === undefined || timeOfDay === undefined) return noDeliveries
    return deliveriesToMoveTo(session, config.deliveryOptions, {
      today,
      timeOfDay,
      extraDays: config.extraNonDeliveryDays,
    })
  }, [config, session, today, timeOfDay])
}

/** The location whose stock counts for a delivery: the store it goes to, else the central storage. */
export const useLocationOf = (): ((delivery: DeliveryId) => LocationId | undefined) => {
  const session = useSession()
  const config = useShellData()?.config
  return useMemo(
    () => (delivery) =>
      config === undefined ? undefined : stockLocation(delivery, deliveryLocationsOf(session, config)),
    [session, config],
  )
}
