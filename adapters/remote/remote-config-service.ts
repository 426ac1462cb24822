import type { ConfigService } from '#application/ports/config-service'
import { ConfigCodec } from '#adapters/contract/config'
import { routes } from '#adapters/contract/paths'
import type { HttpClient } from './http-client'

/** The brand's public configuration over HTTP (CONST-03). */
export const createRemoteConfigService = (client: HttpClient): ConfigService => ({
  config: (options) => client.call(routes.config, { ...options, codec: ConfigCodec }),
})
