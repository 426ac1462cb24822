import { useEffect, useEffectEvent } from 'react'
import type { Address } from '#domain/address/address'
import { deliveryAddressOf } from '#domain/address/destination'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { useShopCommand } from '../shop/ShopContext'

/** Chooses the customer's preselected address for each delivery that has none yet, so that a regular order needs no choice. */
export const usePreselectedAddress = (
  deliveries: readonly DeliveryId[],
  addresses: readonly Address[] | undefined,
): void => {
  const command = useShopCommand()
  const choose = useEffectEvent((address: Address) =>
    command((shop) => {
      for (const id of deliveries)
        if (shop.checkout.get().destinations[id] === undefined)
          shop.checkout.setDestination(id, { tag: 'Chosen', address: deliveryAddressOf(address) })
    }),
  )
  const first = addresses?.find(({ preselected }) => preselected)
  const key = first === undefined ? '' : [first.id, ...deliveries].join()
  useEffect(() => {
    if (first !== undefined && key !== '') choose(first)
  }, [first, key])
}
