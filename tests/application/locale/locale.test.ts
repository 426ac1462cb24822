import { describe, expect, it, vi } from 'vitest'
import { createLocale, type LocalePorts } from '#application/locale/create-locale'
import { type LocaleConfig, shopLocales } from '#application/locale/locale-config'
import { localeCookie, localeInCookies } from '#application/locale/locale-cookie'
import { localePath, localeRedirect } from '#application/locale/locale-path'
import { redirectToLocale } from '../../../ui/server/request-locale'

/** With a second language, which is in tests alone. */
const two: LocaleConfig = {
  ...shopLocales,
  locales: [{ code: 'sv', domain: 'fackhandel.example' }, { code: 'en' }],
  strategy: 'prefixed',
}
const ports = (own: Partial<LocalePorts> = {}): LocalePorts => ({
  cookies: () => '',
  setCookie: () => undefined,
  languages: () => [],
  messages: {},
  warn: () => undefined,
  ...own,
})

describe('the languages of the shop', () => {
  it('[LOCALE-01] [LOCALE-04] [LOCALE-05] [LOCALE-12] are Swedish alone, of the languages that the mechanism could offer', () => {
    expect(shopLocales.locales).toEqual([{ code: 'sv' }])
    expect([shopLocales.defaultLocale, shopLocales.fallbackLocale, shopLocales.cookie.name]).toEqual([
      'sv',
      'sv',
      'i18n_redirected',
    ])
    const reader = ports({ cookies: () => 'i18n_redirected=en', languages: () => ['en-GB'] })
    expect(createLocale(shopLocales, reader).current()).toBe('sv')
    expect(createLocale(two, reader).current()).toBe('en')
  })
})

describe('the language in a path', () => {
  it('[LOCALE-03] stands before it by the strategy, and not in this shop', () => {
    expect(['/', '/x', '/en/x', '/en'].map((path) => localePath(two, 'sv', path))).toEqual([
      '/sv',
      '/sv/x',
      '/sv/x',
      '/sv',
    ])
    expect(localePath(shopLocales, 'sv', '/x')).toBe('/x')
    expect(localePath(shopLocales, 'sv', '/sv')).toBe('/sv')
  })

  it.each([
    ['root', ['/sv', undefined, undefined, undefined]],
    ['noPrefix', ['/sv', '/sv/x', undefined, undefined]],
    ['all', ['/sv', '/sv/x', '/sv/x', undefined]],
  ] as const)('[LOCALE-08] leads on by the rule %s', (redirect, expected) => {
    const config = { ...two, redirect }
    expect(['/', '/x', '/en/x', '/sv/x'].map((path) => localeRedirect(config, 'sv', path))).toEqual(expected)
    expect(localeRedirect({ ...config, strategy: 'no_prefix' }, 'sv', '/')).toBeUndefined()
  })

  it('leads a request on by its cookie or its languages, and nowhere in this shop', () => {
    expect(redirectToLocale(two, { 'accept-language': 'en-GB,sv;q=0.5' }, '/')).toBe('/en')
    expect(redirectToLocale(two, { 'accept-language': 'en', cookie: 'a=b; i18n_redirected=sv' }, '/')).toBe('/sv')
    expect(redirectToLocale(shopLocales, { 'accept-language': 'en' }, '/')).toBeUndefined()
  })
})

describe('the detection of the language', () => {
  it('[LOCALE-06] takes the cookie, else the browser’s language, else the fallback, else the default', () => {
    const given = { cookies: () => 'i18n_redirected=en', languages: () => ['sv-SE'] }
    const fallback = { ...two, fallbackLocale: 'en' }
    expect(createLocale(two, ports(given)).current()).toBe('en')
    expect(createLocale(fallback, ports({ languages: given.languages })).current()).toBe('sv')
    expect(createLocale(fallback, ports({ languages: () => ['de'] })).current()).toBe('en')
    expect(createLocale({ ...two, fallbackLocale: 'de' }, ports()).current()).toBe('sv')
  })

  it('[LOCALE-07] happens at the first access only', () => {
    const languages = vi.fn(() => ['en'])
    const locale = createLocale(two, ports({ languages }))
    expect(languages).not.toHaveBeenCalled()
    expect([locale.current(), locale.current()]).toEqual(['en', 'en'])
    expect(languages).toHaveBeenCalledOnce()
  })
})

describe('the cookie of the language', () => {
  it('[LOCALE-09] [LOCALE-10] [LOCALE-11] lasts 365 days for every path, and reaches other sites only where that is said', () => {
    expect(localeCookie(two, 'en')).toBe('i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax')
    expect(localeCookie({ ...two, cookie: { ...two.cookie, crossOrigin: true } }, 'en')).toBe(
      'i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=None; Secure',
    )
    expect(localeInCookies(two, 'a=1; i18n_redirected=en; b=2')).toBe('en')
    expect(localeInCookies(two, 'xi18n_redirected=en')).toBeUndefined()
  })
})

describe('a switch of the language', () => {
  it('[LOCALE-13] runs in order: the hook before, the messages, the cookie, the hook after', async () => {
    const order: string[] = []
    const locale = createLocale(
      two,
      ports({
        beforeSwitch: (from, to) => order.push(`before ${from} ${to}`),
        messages: { en: async () => (order.push('messages'), { hello: 'Hello' }) },
        setCookie: (cookie) => order.push(cookie.split(';')[0] ?? ''),
        afterSwitch: (from, to) => order.push(`after ${from} ${to}`),
      }),
    )
    expect(await locale.switchTo('en')).toBe(true)
    expect(order).toEqual(['before sv en', 'messages', 'i18n_redirected=en', 'after sv en'])
    expect([locale.current(), locale.messages()]).toEqual(['en', { hello: 'Hello' }])
    expect(await locale.switchTo('de')).toBe(false)
  })

  it.each([
    ['[LOCALE-15]', { en: () => Promise.reject(new Error('no network')) }, 'Failed locale loading'],
    ['[LOCALE-16]', { en: async () => undefined }, 'Could not find messages for locale code'],
    ['[LOCALE-16] of an unknown set', {}, 'Could not find messages for locale code'],
  ])('%s that finds no messages says so and stays', async (_id, messages, said) => {
    const warn = vi.fn<(text: string) => void>()
    const setCookie = vi.fn<(cookie: string) => void>()
    const locale = createLocale(two, ports({ messages, warn, setCookie }))
    expect(await locale.switchTo('en')).toBe(false)
    expect(warn.mock.calls).toEqual([[expect.stringContaining(said)]])
    expect(locale.current()).toBe('sv')
    expect(setCookie).not.toHaveBeenCalled()
  })

  it('[LOCALE-17] knows the host of a language, or says that it has none', () => {
    const warn = vi.fn<(text: string) => void>()
    const locale = createLocale(two, ports({ warn }))
    expect(locale.domainOf('sv')).toBe('fackhandel.example')
    expect(locale.domainOf('en')).toBeUndefined()
    expect(warn.mock.calls).toEqual([['Could not find domain name for locale en']])
  })
})
