import type { LocaleConfig } from './locale-config'

/** 365 days (LOCALE-09). */
const LASTS_S = 365 * 24 * 60 * 60

/** The cookie that keeps a language, for a year and every path (LOCALE-09, LOCALE-10, LOCALE-11). */
export const localeCookie = ({ cookie: { name, crossOrigin } }: LocaleConfig, code: string): string =>
  [
    `${name}=${encodeURIComponent(code)}`,
    `Max-Age=${LASTS_S}`,
    'Path=/',
    ...(crossOrigin ? ['SameSite=None', 'Secure'] : ['SameSite=Lax']),
  ].join('; ')

/** The language that cookies keep. */
export const localeInCookies = ({ cookie: { name } }: LocaleConfig, cookies: string): string | undefined =>
  cookies
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([key]) => key === name)?.[1]
