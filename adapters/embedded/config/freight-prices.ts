import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { FreightPrice } from '#domain/delivery/freight'
import { money, noMoney } from '#domain/kernel/money'

/** The freight price of each kind of delivery, for the configuration and for the page about freight. */
export const freightPrices: Readonly<Record<DeliveryId, FreightPrice>> = {
  DBI: { price: money(195), freeAbove: money(2500) },
  EXH: { price: noMoney, freeAbove: undefined },
  XXX: { price: money(495), freeAbove: undefined },
  EXB: { price: money(95), freeAbove: undefined },
}
