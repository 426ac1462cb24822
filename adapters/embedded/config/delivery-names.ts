import type { DeliveryId } from '#domain/delivery/delivery-type'

/** What the services call each delivery in their configuration and messages. */
export const deliveryNames: Readonly<Record<DeliveryId, string>> = {
  DBI: 'Utkörning',
  EXH: 'Leverans till butik',
  XXX: 'Expressutkörning',
  EXB: 'Express till butik',
}
