import type { DeliveryId } from '#domain/delivery/delivery-type'

/** The name of each delivery in the configuration and messages of the services. */
export const deliveryNames: Readonly<Record<DeliveryId, string>> = {
  DBI: 'Utkörning',
  EXH: 'Leverans till butik',
  XXX: 'Expressutkörning',
  EXB: 'Express till butik',
}
