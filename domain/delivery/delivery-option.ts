import type { DeliveryId, OrderType } from './delivery-type'

/** A delivery that a brand offers (DELIVERY-09). Hours are HH:MM in Sweden. */
export interface DeliveryOption {
  readonly id: DeliveryId
  readonly name: string
  readonly useDestination: boolean
  readonly useContextZipCode: boolean
  readonly requiresZipCode: boolean
  readonly orderType: OrderType
  readonly availableBetweenHours: { readonly start: string; readonly end: string } | undefined
  readonly deliveryServices: readonly string[]
}
