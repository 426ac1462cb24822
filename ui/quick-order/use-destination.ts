import { useMemo } from 'react'
import { deliveryIds } from '#domain/delivery/delivery-type'
import type { Destination } from '#domain/quick-order/row-delivery'
import { useOrderHead } from '../order-head/OrderHeadContext'
import { useDeliveriesToMoveTo, useLocationOf } from '../shop/delivery-places'

/** Where the rows of a quick order go: with the chosen delivery, or with another one that they name. */
export const useDestination = (): Destination => {
  const { deliveryId, locationId } = useOrderHead().delivery
  // As one text, since the list is made anew every minute, and thousands of rows are checked again for each other one.
  const offered = useDeliveriesToMoveTo().join(' ')
  const locationOf = useLocationOf()
  return useMemo(() => {
    const chosen = { deliveryId, locationId }
    // None is known until the shop is loaded.
    if (offered === '') return chosen
    const ids = deliveryIds.filter((id) => offered.split(' ').includes(id))
    return { ...chosen, named: new Map(ids.map((id) => [id, locationOf(id)])) }
  }, [deliveryId, locationId, offered, locationOf])
}
