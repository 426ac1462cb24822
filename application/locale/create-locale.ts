import { isOffered, type LocaleConfig } from './locale-config'
import { localeCookie, localeInCookies } from './locale-cookie'
import { localeDomain } from './locale-path'

type Messages = Readonly<Record<string, string>>

/** What the languages need of the place where they are used. */
export interface LocalePorts {
  readonly cookies: () => string
  readonly setCookie: (cookie: string) => void
  /** As the reader's browser prefers them, the best first: `sv-SE`. */
  readonly languages: () => readonly string[]
  /** The messages of a language, fetched when they are needed; undefined where there are none. */
  readonly messages: Readonly<Record<string, () => Promise<Messages | undefined>>>
  readonly warn: (text: string) => void
  readonly beforeSwitch?: (from: string, to: string) => void
  readonly afterSwitch?: (from: string, to: string) => void
}

export interface Locale {
  /** Detected at the first access and kept from then on (LOCALE-07). */
  readonly current: () => string
  /** The messages of the current language; undefined until they are fetched. */
  readonly messages: () => Messages | undefined
  /** Switches to an offered language; false where its messages cannot be had. */
  readonly switchTo: (code: string) => Promise<boolean>
  /** The host of a language; undefined, with a word in the console, where it has none (LOCALE-17). */
  readonly domainOf: (code: string) => string | undefined
}

/** The first of: the cookie, the browser's languages, the fallback, the default (LOCALE-06). */
const detected = (config: LocaleConfig, { cookies, languages }: LocalePorts): string => {
  const kept = localeInCookies(config, cookies())
  const preferred = languages().map((language) => language.split('-')[0] ?? language)
  const candidates = [...(kept === undefined ? [] : [kept]), ...preferred, config.fallbackLocale]
  return candidates.find((code) => isOffered(config, code)) ?? config.defaultLocale
}

/**
 * The languages of an interface. A switch runs in order: the hook before it, the messages, the cookie, the hook after it
 * (LOCALE-13).
 */
export const createLocale = (config: LocaleConfig, ports: LocalePorts): Locale => {
  let code: string | undefined
  const loaded = new Map<string, Messages>()
  const current = (): string => (code ??= detected(config, ports))

  const load = async (wanted: string): Promise<Messages | undefined> => {
    const known = loaded.get(wanted)
    if (known !== undefined) return known
    const fetchMessages = Object.hasOwn(ports.messages, wanted) ? ports.messages[wanted] : undefined
    try {
      const found = await fetchMessages?.()
      if (found === undefined) ports.warn(`Could not find messages for locale code ${wanted}`)
      else loaded.set(wanted, found)
      return found
    } catch {
      ports.warn('Failed locale loading')
      return undefined
    }
  }

  return {
    current,
    messages: () => loaded.get(current()),
    domainOf: (of) => localeDomain(config, of, ports.warn),
    switchTo: async (to) => {
      const from = current()
      if (!isOffered(config, to)) return false
      ports.beforeSwitch?.(from, to)
      if ((await load(to)) === undefined) return false
      code = to
      ports.setCookie(localeCookie(config, to))
      ports.afterSwitch?.(from, to)
      return true
    },
  }
}
