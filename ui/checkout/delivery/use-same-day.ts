import { useState } from 'react'
import type { DeliveryGroup } from '#domain/cart/cart-view'
import { isChristmasDay } from '#domain/delivery/christmas-delivery'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { useShopCommand } from '../../shop/ShopContext'
import { useCommonDay } from '../use-common-day'

/** Requests one day for all deliveries while the checkbox is checked. A day that a delivery loses by it is told of. */
export const useSameDay = (groups: readonly DeliveryGroup[]) => {
  const [on, setOn] = useState(false)
  const command = useShopCommand()
  const giveDay = useCommonDay()
  return {
    on,
    request: (delivery: DeliveryId, day: CalendarDate) => {
      if (on) giveDay({ of: 'all', day })
      else command((shop) => shop.cart.requestDeliveryDate(delivery, day))
    },
    turn: (next: boolean) => {
      setOn(next)
      const day = groups
        .map((group) => group.delivery.requestedDeliveryDate)
        .find((chosen) => chosen !== undefined && !isChristmasDay(chosen))
      if (next && day !== undefined) giveDay({ of: 'all', day, onUndo: () => setOn(false) })
    },
  }
}
