import type { FulfilmentLocation } from '#domain/delivery/delivery-choice'
import type { ClaimFault } from '#domain/checkout/stock-claims'
import {
  availableOptions,
  type DeliveryOption,
  type OrderingMoment,
  servicesToChoose,
} from '#domain/delivery/delivery-options'
import { addressFaults } from '#domain/address/written-address'
import { formFields } from '#domain/checkout/delivery-form'
import { fieldFault } from '#domain/checkout/form-field'
import {
  canArrive,
  closedForTomorrow,
  isTooFarAhead,
  MOST_DAYS_AHEAD,
  type OfferedCalendar,
} from '#domain/delivery/delivery-days'
import { type DeliveryId, isStoreDelivery } from '#domain/delivery/delivery-type'
import { absurdCase } from '#domain/kernel/decider'
import type { WireOrderDetails } from '#adapters/contract/checkout'
import { christmasDeliveries } from '#domain/delivery/christmas-delivery'
import { lastOrders } from '../config/delivery-calendar'
import { deliveryNames } from '../config/delivery-names'
import type { PlacesOfDeliveries } from '../cart/places'

/** The moment of an order, and when each kind of delivery can be ordered. */
export interface OrderingTimes extends OrderingMoment {
  readonly options: readonly DeliveryOption[]
}

/** Where the goods of a delivery come from, if the order says so and the place exists (CHECKOUT-04). */
export const placeGiven = (
  deliveryId: DeliveryId,
  { storeId, warehouseId }: WireOrderDetails,
  { stores, central }: PlacesOfDeliveries,
): FulfilmentLocation | undefined => {
  if (isStoreDelivery(deliveryId)) {
    return storeId !== undefined && stores.includes(storeId) ? { tag: 'Store', storeId } : undefined
  }
  return warehouseId !== undefined && central.includes(warehouseId) ? { tag: 'Warehouse', warehouseId } : undefined
}

/** Why a delivery cannot be ordered as its buyer wants it, before its lines are looked at; in Swedish. */
export const detailsRefusal = (
  deliveryId: DeliveryId,
  details: WireOrderDetails,
  place: FulfilmentLocation | undefined,
  times: OrderingTimes,
): string | undefined => {
  if (!availableOptions(times.options, times).some(({ id }) => id === deliveryId)) return closedText(deliveryId, times)
  if (place === undefined) {
    return isStoreDelivery(deliveryId)
      ? 'Välj en butik för leveransen.'
      : 'Lagret som leveransen ska gå från finns inte.'
  }
  const { requestedDeliveryDate: date, destination, fields } = details
  if (date !== undefined && isTooFarAhead(date, times.today))
    return `Leveransdagen ligger för långt fram. Välj en dag inom ${MOST_DAYS_AHEAD} dagar.`
  if (date !== undefined && !canArrive(deliveryId, date, calendarOf(times)))
    return 'Det går inte att leverera den valda dagen.'
  if (destination !== undefined && addressFaults(destination).length > 0)
    return 'Leveransadressen är inte fullständig, eller en uppgift i den är för lång.'
  if (fields.service !== undefined && !hasService(deliveryId, fields.service, times))
    return 'Leveranstjänsten finns inte för det leveranssättet.'
  // The form checks which fields are required. The texts must fit on the delivery note.
  const faults = formFields(deliveryId).flatMap(
    (field) => fieldFault({ ...field, required: false }, fields[field.name])?.tag ?? [],
  )
  if (faults.includes('NotAPhoneNumber')) return 'Mobilnumret är inget telefonnummer.'
  return faults.length > 0 ? 'En uppgift om leveransen är för lång.' : undefined
}

/** An empty text chooses none. */
const hasService = (deliveryId: DeliveryId, service: string, { options }: OrderingTimes): boolean =>
  service === '' || options.some((option) => option.id === deliveryId && servicesToChoose(option).includes(service))

const calendarOf = ({ today, timeOfDay, extraDays, options }: OrderingTimes): OfferedCalendar => ({
  today,
  extraNonDeliveryDays: extraDays,
  christmasDeliveries: christmasDeliveries(options),
  tooLate: closedForTomorrow(lastOrders, timeOfDay),
})

/** Why a kind of delivery cannot be ordered at this moment (DELIVERY-17, DELIVERY-19). */
const closedText = (deliveryId: DeliveryId, { options }: OrderingTimes): string => {
  const name = deliveryNames[deliveryId]
  const hours = options.find(({ id }) => id === deliveryId)?.availableBetweenHours
  return hours === undefined
    ? `${name} går inte att beställa.`
    : `${name} går att beställa på leveransdagar mellan ${hours.start} och ${hours.end}.`
}

/** Why a delivery's claim on stock was refused; in Swedish. */
export const claimRefusal = (fault: ClaimFault): string => {
  switch (fault.tag) {
    case 'ActionRequired':
      return textOf(fault)
    case 'InvalidQuantity':
      return `Artikel ${fault.line.articleNumber} säljs inte i antalet ${fault.line.quantity}.`
    default:
      return absurdCase(fault)
  }
}

const textOf = ({
  action,
  line: { articleNumber },
  wanted,
}: Extract<ClaimFault, { tag: 'ActionRequired' }>): string => {
  switch (action.tag) {
    case 'NeedsReplacement':
      return `Artikel ${articleNumber} utgår: ${action.available} finns kvar, inte ${wanted}.`
    case 'MissingVariant':
      return `Artikel ${articleNumber} finns inte längre.`
    case 'PriceOnRequest':
      return `Artikel ${articleNumber} har pris på förfrågan. Ring oss.`
    case 'NotPurchasableOnline':
      return `Artikel ${articleNumber} säljs bara i butik.`
    case 'NotPurchasableInStore':
      return `Artikel ${articleNumber} säljs inte i den valda butiken.`
    case 'NoExpressDelivery':
      return `Artikel ${articleNumber} kan inte levereras express.`
    case 'NoStoreStock':
      return `Butiken har ${action.available} av artikel ${articleNumber}, inte ${wanted}.`
    case 'DeliveryNotAvailable':
      return 'Du saknar rättighet att välja det leveranssättet.'
    default:
      return absurdCase(action)
  }
}
