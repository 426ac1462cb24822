import { useMemo } from 'react'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { deliveryTypeOf } from '#domain/delivery/delivery-type'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { LocationId } from '#domain/kernel/ids'
import type { ZipCode } from '#domain/kernel/zip-code'
import { customerOf } from '#domain/session/customer-context'
import { ownZipCode } from '#domain/session/delivery-preferences'
import type { Customer } from '#domain/session/session'
import type { Store, UnknownStore } from '#domain/stores/store'
import { useDeliveryDays } from '../shop/delivery-days'
import { useLocationOf } from '../shop/delivery-places'
import { useStoreOf } from '../shop/ShellDataContext'
import { useSession } from '../shop/ShopContext'
import { formatZipCode } from '../texts/format'
import { deliveryName } from '../texts/delivery-name'
import { t } from '../texts/t'

/** The chosen delivery in words; each part is undefined until it is known. */
export interface ChosenDelivery {
  readonly deliveryId: DeliveryId | undefined
  readonly name: string | undefined
  readonly place: string | undefined
  /** The location whose stock counts. */
  readonly locationId: LocationId | undefined
  /** The first day that goods can come. */
  readonly day: CalendarDate | undefined
}

/** A zip code in words; the customer's own with its city. */
const zipPlace = (zipCode: ZipCode | undefined, customer: Customer | undefined): string | undefined => {
  const own = ownZipCode(customer)
  const shown = zipCode ?? own
  if (shown === undefined) return undefined
  return `${formatZipCode(shown)} ${shown === own ? (customer?.city ?? '') : ''}`.trim()
}

/** The name of the store; its number where the stores could not be fetched. */
const storePlace = (id: LocationId | undefined, store: Store | UnknownStore): string | undefined =>
  store.name ?? (id === undefined ? undefined : t('store.numbered', { id }))

export const useChosenDelivery = (): ChosenDelivery => {
  const session = useSession()
  const storeOf = useStoreOf()
  const locationOf = useLocationOf()
  const days = useDeliveryDays()
  return useMemo(() => {
    const { choice } = session.delivery
    if (choice === undefined)
      return { deliveryId: undefined, name: undefined, place: undefined, locationId: undefined, day: undefined }
    const { requires } = deliveryTypeOf(choice.deliveryId)
    const place =
      requires === 'store'
        ? storePlace(choice.storeId, storeOf(choice.storeId))
        : zipPlace(choice.zipCode, customerOf(session))
    return {
      deliveryId: choice.deliveryId,
      name: deliveryName(choice.deliveryId),
      place,
      locationId: choice.storeId ?? locationOf(choice.deliveryId),
      day: days.earliest(choice.deliveryId),
    }
  }, [session, storeOf, locationOf, days])
}
