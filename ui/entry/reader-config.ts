import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { ConfigService, ShopConfig } from '#application/ports/config-service'

/**
 * The configuration for a page. It names the services by the origin that the reader used, because the server's own
 * addresses for them work only inside the server.
 */
export const withServices = ({ config }: ConfigService, services: ShopConfig['services']): ConfigService => ({
  config: (options) =>
    pipe(
      config(options),
      TE.map((own) => ({ ...own, services })),
    ),
})
