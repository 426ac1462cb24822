import type { DeliveryDates } from '#domain/delivery/delivery-days'
import type { CustomerId } from '#domain/kernel/ids'
import type { Call, CallOptions } from './call'

export interface CustomerService {
  /** A customer without delivery days answers an empty list (DELIVERY-35). */
  readonly deliveryDates: (customer: CustomerId, options?: CallOptions) => Call<readonly DeliveryDates[]>
  /** The name of the customer's assortment (CUSTOMER-08). */
  readonly assortment: (customer: CustomerId, options?: CallOptions) => Call<string | undefined>
}
