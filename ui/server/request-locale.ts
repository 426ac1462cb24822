import type { IncomingHttpHeaders } from 'node:http'
import { createLocale } from '#application/locale/create-locale'
import type { LocaleConfig } from '#application/locale/locale-config'
import { localeRedirect } from '#application/locale/locale-path'

const languagesIn = (accepted: string | undefined): readonly string[] =>
  (accepted ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '')

/** Where a request leads for the language of its reader; undefined where it stays, as without languages in paths. */
export const redirectToLocale = (
  config: LocaleConfig,
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>,
  path: string,
): string | undefined => {
  const locale = createLocale(config, {
    cookies: () => headers.cookie ?? '',
    setCookie: () => undefined,
    languages: () => languagesIn(headers['accept-language']),
    messages: {},
    warn: () => undefined,
  })
  return localeRedirect(config, locale.current(), path)
}
