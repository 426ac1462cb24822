import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CallOptions } from '#application/ports/call'
import type { ConfigService } from '#application/ports/config-service'
import { ConfigCodec } from '#adapters/contract/config'
import { routes } from '#adapters/contract/paths'
import { createHttpClient, type HttpClient, type HttpClientOptions } from './http-client'
import type { TokenKeeper } from './token-keeper'

/**
 * The brand's public configuration over HTTP (CONST-03). The shop starts with it, before there is anything that could
 * end a session: a stored token that is no longer good is neither renewed nor removed by this call, and the
 * configuration is then asked for without it.
 */
export const createRemoteConfigService = (
  options: Omit<HttpClientOptions, 'tokens'>,
  tokens: Pick<TokenKeeper, 'current'>,
): ConfigService => {
  const asUser = createHttpClient({
    ...options,
    tokens: {
      bearer: async () => E.right(tokens.current()),
      isCurrent: () => false,
      lose: () => undefined,
      noteRightsChanged: () => undefined,
    },
  })
  const asVisitor = createHttpClient({ ...options, tokens: undefined })
  const ask = (client: HttpClient, asked: CallOptions | undefined) =>
    client.call(routes.config, { ...asked, codec: ConfigCodec })
  return {
    config: (asked) =>
      pipe(
        ask(asUser, asked),
        TE.orElse((failure) =>
          failure.tag === 'Refused' && failure.status === 401 ? ask(asVisitor, asked) : TE.left(failure),
        ),
      ),
  }
}
