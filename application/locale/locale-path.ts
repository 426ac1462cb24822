import { isOffered, type LocaleConfig } from './locale-config'

/** The language that a path says, where paths say one. */
export const localeInPath = (config: LocaleConfig, path: string): string | undefined => {
  if (config.strategy === 'no_prefix') return undefined
  const [, first = ''] = path.split(/[/?#]/)
  return isOffered(config, first) ? first : undefined
}

/** A path in a language: with the language before it, or as it is (LOCALE-03). */
export const localePath = (config: LocaleConfig, code: string, path: string): string => {
  if (config.strategy === 'no_prefix') return path
  const said = localeInPath(config, path)
  const bare = said === undefined ? path : path.slice(said.length + 1)
  return `/${code}${bare === '/' ? '' : bare}`
}

const isRedirected = (config: LocaleConfig, path: string): boolean => {
  switch (config.redirect) {
    case 'root':
      return path === '/'
    case 'noPrefix':
      return localeInPath(config, path) === undefined
    case 'all':
      return true
  }
}

/** Where a path leads for a reader of a language; undefined where it stays (LOCALE-08). */
export const localeRedirect = (config: LocaleConfig, detected: string, path: string): string | undefined => {
  if (!isRedirected(config, path)) return undefined
  const to = localePath(config, detected, path)
  return to === path ? undefined : to
}

/** The host of a language; undefined, with a word in the console, where it has none (LOCALE-17). */
export const localeDomain = (
  { locales }: LocaleConfig,
  code: string,
  warn: (text: string) => void,
): string | undefined => {
  const domain = locales.find((locale) => locale.code === code)?.domain
  if (domain === undefined) warn(`Could not find domain name for locale ${code}`)
  return domain
}
