import type { DeliveryId, OrderType } from './delivery-type'
import type { FreightPrice, FreightPrices } from './freight'
import type { CalendarDate } from '../kernel/calendar-date'
import { CHRISTMAS_SERVICE } from './christmas-delivery'
import { isNonDeliveryDay } from './non-delivery-days'

/**
 * A delivery that a brand offers (DELIVERY-09). Hours are HH:MM in Sweden. An option that uses a destination has its prices and
 * stock asked for a zip code: the one given for it, else the customer's where it uses that of the context.
 */
export interface DeliveryOption {
  readonly id: DeliveryId
  readonly name: string
  readonly useDestination: boolean
  readonly useContextZipCode: boolean
  readonly requiresZipCode: boolean
  readonly orderType: OrderType
  readonly availableBetweenHours: { readonly start: string; readonly end: string } | undefined
  readonly deliveryServices: readonly string[]
  /** Undefined where the service tells of no freight. */
  readonly freight: FreightPrice | undefined
}

/**
 * The services that a buyer chooses among, where an option has several. Christmas delivery is none of them: it is the
 * choice of a day.
 */
export const servicesToChoose = ({ deliveryServices }: Pick<DeliveryOption, 'deliveryServices'>): readonly string[] => {
  const services = deliveryServices.filter((service) => service !== CHRISTMAS_SERVICE)
  return services.length > 1 ? services : []
}

/** The freight of the deliveries that a brand offers. */
export const freightPricesOf = (options: readonly Pick<DeliveryOption, 'id' | 'freight'>[]): FreightPrices =>
  Object.fromEntries(options.flatMap(({ id, freight }) => (freight === undefined ? [] : [[id, freight]])))

/** The moment in Sweden. `timeOfDay` is HH:MM. */
export interface OrderingMoment {
  readonly today: CalendarDate
  readonly timeOfDay: string
  readonly extraDays: readonly CalendarDate[]
}

const isWithin = (timeOfDay: string, { start, end }: { readonly start: string; readonly end: string }): boolean =>
  start <= end ? start <= timeOfDay && timeOfDay < end : start <= timeOfDay || timeOfDay < end

/**
 * Options that can be chosen now (DELIVERY-17 to DELIVERY-19): one with a window inside its hours, start included
 * and end not, and never on a non-delivery day; one without a window always.
 */
export const availableOptions = <Option extends Pick<DeliveryOption, 'availableBetweenHours'>>(
  options: readonly Option[],
  { today, timeOfDay, extraDays }: OrderingMoment,
): readonly Option[] => {
  const closedToday = isNonDeliveryDay(today, extraDays)
  return options.filter(
    ({ availableBetweenHours: hours }) => hours === undefined || (!closedToday && isWithin(timeOfDay, hours)),
  )
}
