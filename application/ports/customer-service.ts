import type { DeliveryDates } from '#domain/delivery/delivery-days'
import type { CustomerId } from '#domain/kernel/ids'
import type { Call, CallOptions } from './call'

/** Somebody of the shop who looks after a customer. */
export interface TeamMember {
  readonly name: string
  /** What they do for the customer, in Swedish. */
  readonly title: string | undefined
  readonly phone: string | undefined
  readonly email: string | undefined
}

export interface CustomerService {
  /** A customer without delivery days answers an empty list (DELIVERY-35). */
  readonly deliveryDates: (customer: CustomerId, options?: CallOptions) => Call<readonly DeliveryDates[]>
  /** The name of the customer's assortment (CUSTOMER-08). */
  readonly assortment: (customer: CustomerId, options?: CallOptions) => Call<string | undefined>
  /** Who looks after the present customer (CUSTOMER-17); empty where nobody is named. */
  readonly team: (options?: CallOptions) => Call<readonly TeamMember[]>
}
