import { useMemo } from 'react'
import { ownZipCode, zipCodeOf } from '#domain/session/delivery-preferences'
import type { Store, UnknownStore } from '#domain/stores/store'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { LocationId } from '#domain/kernel/ids'
import { isStoreDelivery } from '#domain/delivery/delivery-type'
import { customerOf } from '#domain/session/customer-context'
import type { SessionState } from '#domain/session/session'
import { useLocationOf } from '../shop/delivery-places'
import { useSession } from '../shop/ShopContext'
import { useStoreOf } from '../shop/ShellDataContext'
import { formatZipCode } from '../texts/format'
import { t } from './t'

/** A chosen store is named by its number where the stores could not be fetched. */
export const storePlace = (id: LocationId | undefined, store: Store | UnknownStore): string => {
  if (id === undefined) return t('checkout.place.noStore')
  return store.id === undefined
    ? t('checkout.place.unknownStore', { store: t('store.numbered', { id }) })
    : t('checkout.place.store', { name: store.name, address: store.address })
}

const customerPlace = (session: SessionState, delivery: DeliveryId): string => {
  if (session.tag !== 'Authenticated') return ''
  const customer = customerOf(session)
  const zipCode = zipCodeOf(session, delivery) ?? ''
  return customer !== undefined && zipCode === (ownZipCode(customer) ?? '')
    ? t('checkout.place.customer', { name: customer.name, zipCode: formatZipCode(zipCode), city: customer.city })
    : t('checkout.place.zipCode', { zipCode: formatZipCode(zipCode) })
}

/** Where the goods of a delivery go, in one line: the store, or the customer's place. */
export const usePlaceOf = (): ((delivery: DeliveryId) => string) => {
  const session = useSession()
  const storeOf = useStoreOf()
  const locationOf = useLocationOf()
  return useMemo(
    () => (delivery) => {
      if (!isStoreDelivery(delivery)) return customerPlace(session, delivery)
      const id = locationOf(delivery)
      return storePlace(id, storeOf(id))
    },
    [session, storeOf, locationOf],
  )
}
