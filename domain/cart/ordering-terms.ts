import type { DeliveryId } from '../delivery/delivery-type'
import type { LocationId } from '../kernel/ids'

/** What the shop offers the user right now: deliveries that can be chosen, and each one's store or warehouse. */
export interface OrderingTerms {
  readonly available: readonly DeliveryId[]
  readonly locations: Readonly<Partial<Record<DeliveryId, LocationId>>>
}
