import { useState } from 'react'
import type { DeliveryGroup } from '#domain/cart/cart-view'
import { isChristmasDay } from '#domain/delivery/christmas-delivery'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { useShopCommand } from '../../shop/ShopContext'

/** Requests one day for all deliveries while the checkbox is checked. */
export const useSameDay = (groups: readonly DeliveryGroup[]) => {
  const [on, setOn] = useState(false)
  const command = useShopCommand()
  const request = (delivery: DeliveryId | 'all', day: CalendarDate) =>
    command((shop) => shop.cart.requestDeliveryDate(delivery, day))
  return {
    on,
    request: (delivery: DeliveryId, day: CalendarDate) => request(on ? 'all' : delivery, day),
    turn: (next: boolean) => {
      setOn(next)
      const day = groups
        .map((group) => group.delivery.requestedDeliveryDate)
        .find((chosen) => chosen !== undefined && !isChristmasDay(chosen))
      if (next && day !== undefined) request('all', day)
    },
  }
}
