import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { CustomerId } from '#domain/kernel/ids'
import type { Call, CallOptions } from './call'

/** The days on which a delivery goes to the customer, ascending, and until what time on the day before (HH:MM). */
export interface DeliveryDates {
  readonly deliveryId: DeliveryId
  readonly dates: readonly CalendarDate[]
  readonly orderBefore: string | undefined
}

export interface CustomerService {
  /** A customer without delivery days answers an empty list (DELIVERY-35). */
  readonly deliveryDates: (customer: CustomerId, options?: CallOptions) => Call<readonly DeliveryDates[]>
  /** The name of the customer's assortment (CUSTOMER-08). */
  readonly assortment: (customer: CustomerId, options?: CallOptions) => Call<string | undefined>
}
