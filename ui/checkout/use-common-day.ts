import type { DeliveryGroup } from '#domain/cart/cart-view'
import { daysGivenUp } from '#domain/delivery/delivery-days'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { useTell } from '../notices/ShellNotices'
import { useDeliveryDays } from '../shop/delivery-days'
import { useShopCommand } from '../shop/ShopContext'
import { deliveryName } from '../texts/delivery-name'
import { enumerate } from '../texts/enumerate'
import { formatLongDay } from '../texts/format'

interface CommonDay {
  /** The deliveries; or all of the cart. */
  readonly of: readonly DeliveryGroup[] | 'all'
  readonly day: CalendarDate
  /** The user has taken it back. */
  readonly onUndo?: () => void
}

/** Gives several deliveries one day, tells of those that had another one, and offers to give them theirs back. */
export const useCommonDay = () => {
  const command = useShopCommand()
  const tell = useTell()
  const days = useDeliveryDays()
  return ({ of, day, onUndo }: CommonDay): void =>
    command((shop) => {
      const groups = of === 'all' ? shop.cart.get().groups : of
      const deliveries = groups.map(({ delivery }) => delivery)
      const before = daysGivenUp(days, deliveries, day)
      for (const id of of === 'all' ? ['all' as const] : deliveries.map(({ deliveryId }) => deliveryId))
        shop.cart.requestDeliveryDate(id, day)
      if (before.length === 0) return
      const run = () => {
        for (const one of before) shop.cart.requestDeliveryDate(one.deliveryId, one.day)
        onUndo?.()
      }
      const [first, ...others] = before
      const lost = first !== undefined && others.every((one) => one.day === first.day) ? first.day : undefined
      const deliveriesChanged = enumerate(before.map(({ deliveryId }) => deliveryName(deliveryId)))
      tell(
        'cart.dated',
        {
          deliveries: deliveriesChanged,
          day: formatLongDay(day),
          ...(lost === undefined ? {} : { before: formatLongDay(lost) }),
        },
        'info',
        { text: 'cart.removed.undo', run },
      )
    })
}
