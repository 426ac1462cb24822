import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { ConfigService, ShopConfig } from '#application/ports/config-service'

/**
 * The configuration for a page, which names the services by the address that its reader used: the server itself asks
 * them by one that is good inside it alone.
 */
export const toldAt = ({ config }: ConfigService, services: ShopConfig['services']): ConfigService => ({
  config: (options) =>
    pipe(
      config(options),
      TE.map((own) => ({ ...own, services })),
    ),
})
