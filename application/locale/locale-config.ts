/** A language of the interface (LOCALE-05). */
export interface LocaleEntry {
  readonly code: string
  /** The host of its own, where languages have hosts. */
  readonly domain?: string
}

/** Where a path says its language (LOCALE-03). */
export type LocaleStrategy = 'prefixed' | 'no_prefix'

/** Which paths lead to those of the detected language (LOCALE-08). */
export type LocaleRedirect = 'root' | 'noPrefix' | 'all'

export interface LocaleConfig {
  readonly locales: readonly LocaleEntry[]
  readonly defaultLocale: string
  readonly fallbackLocale: string
  readonly strategy: LocaleStrategy
  readonly redirect: LocaleRedirect
  readonly cookie: { readonly name: string; readonly crossOrigin: boolean }
}

/** Swedish is the only language of the shop, and no address says so (LOCALE-01, LOCALE-02, LOCALE-12). */
export const shopLocales: LocaleConfig = {
  locales: [{ code: 'sv' }],
  defaultLocale: 'sv',
  fallbackLocale: 'sv',
  strategy: 'no_prefix',
  redirect: 'root',
  cookie: { name: 'i18n_redirected', crossOrigin: false },
}

export const isOffered = ({ locales }: LocaleConfig, code: string): boolean =>
  locales.some((locale) => locale.code === code)
