import { useMemo } from 'react'
import { placesOf } from '#application/projections/terms'
import { zipCodeOf } from '#domain/session/delivery-preferences'
import { availableOptions } from '#domain/delivery/delivery-options'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { deliveryTypeOf } from '#domain/delivery/delivery-type'
import { stockLocation } from '#domain/delivery/delivery-choice'
import type { LocationId } from '#domain/kernel/ids'
import { allowedDeliveries } from '#domain/session/permissions'
import { useTimeOfDay, useToday } from './now'
import { useSession } from './ShopContext'
import { useShellData } from './ShellDataContext'

const noDeliveries: readonly DeliveryId[] = []

/**
 * The deliveries that lines can be moved to now: offered by the brand at this time, allowed for the user, and with a
 * known location.
 */
export const useDeliveriesToMoveTo = (): readonly DeliveryId[] => {
  const config = useShellData()?.config
  const session = useSession()
  const today = useToday()
  const timeOfDay = useTimeOfDay()
  return useMemo(() => {
    if (config === undefined || today === undefined || timeOfDay === undefined) return noDeliveries
    const allowed = allowedDeliveries(session.tag === 'Authenticated' ? session.signedIn : undefined)
    const now = { today, timeOfDay, extraDays: config.extraNonDeliveryDays }
    return availableOptions(config.deliveryOptions, now)
      .map(({ id }) => id)
      .filter((id) => allowed.includes(id))
      .filter((id) => deliveryTypeOf(id).requires !== 'zipCode' || zipCodeOf(session, id) !== undefined)
  }, [config, session, today, timeOfDay])
}

/** The location whose stock counts for a delivery: the store it goes to, else the central storage. */
export const useLocationOf = (): ((delivery: DeliveryId) => LocationId | undefined) => {
  const session = useSession()
  const config = useShellData()?.config
  return useMemo(
    () => (delivery) => (config === undefined ? undefined : stockLocation(delivery, placesOf(session, config))),
    [session, config],
  )
}
