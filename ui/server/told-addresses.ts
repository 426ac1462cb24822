import type { ShopConfig } from '#application/ports/config-service'
import type { PageLoaders } from '../page-loaders'

/** Where a browser finds the services that came to the shop by an origin. */
export type AddressesAt = (origin: string) => ShopConfig['services']

/**
 * Loaders whose frame of the page names the services by the address that the reader used, since the server itself asks
 * them by one that is good inside it alone.
 */
export const withAddressesOf = (loaders: PageLoaders, addressesAt: AddressesAt): PageLoaders => ({
  ...loaders,
  shell: async (asked) => {
    const shell = await loaders.shell(asked)
    const services = addressesAt(new URL(asked.request.url).origin)
    return { ...shell, config: { ...shell.config, services } }
  },
})
