import { type OrderingDenial, orderingDenial } from '#domain/cart/order-obstacle'
import { type Action, may, type Rights, rightsOf } from '#domain/session/permissions'
import { useSession } from './ShopContext'

/** The rights of the user; undefined for a visitor. */
export const useRights = (): Rights | undefined => rightsOf(useSession())

/** Whether the user may do something (PERM-09). */
export const useMay = (action: Action): boolean => may(useRights(), action)

/** Why the user may place no order for the present customer; undefined where they may. */
export const useOrderingDenial = (): OrderingDenial | undefined => {
  const session = useSession()
  const isSuspended = session.tag === 'Authenticated' && session.context?.isSuspended === true
  return orderingDenial(useMay('placeOrders'), isSuspended)
}
