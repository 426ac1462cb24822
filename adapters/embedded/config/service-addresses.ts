import type { Service } from '#domain/failure/call-failure'
import type { ShopConfig } from '#application/ports/config-service'

export type ServiceUrls = Readonly<Partial<Record<Service, string>>>

/** The base address of every service: somebody else's where one is given, else our own (HTTP-01, CONST-13). */
export const serviceAddresses = (own: string, foreign: ServiceUrls): ShopConfig['services'] => {
  const addressOf = (service: Service): string => foreign[service] ?? own
  return {
    cart: addressOf('cart'),
    order: addressOf('order'),
    auth: addressOf('auth'),
    stock: addressOf('stock'),
    price: addressOf('price'),
    product: addressOf('product'),
    location: addressOf('location'),
    campaign: addressOf('campaign'),
    assortment: addressOf('assortment'),
    search: addressOf('search'),
    quote: addressOf('quote'),
    sequence: addressOf('sequence'),
    gateway: addressOf('gateway'),
  }
}
