import * as E from 'fp-ts/Either'
import type { DatabaseOptions } from '#adapters/embedded/database/database'
import { limits } from '#adapters/embedded/limits'
import { parseTrustedProxies, type TrustedProxies } from '#adapters/embedded/trusted-proxies'
import { type Service, services } from '#domain/failure/call-failure'
import type { MapTiles } from '#application/ports/config-service'
import { brandCodes, DEFAULT_BRAND, type BrandCode } from '#domain/kernel/brand-code'
import {
  ROOT_REDIRECT_STATUS,
  rootRedirect,
  type RootRedirect,
  type RootRedirectFault,
} from '#domain/navigation/destination'
import { type Stage, stages } from '#domain/navigation/access'
import type { SmtpSettings } from '#adapters/embedded/mail/smtp-transport'
import { readMailSettings } from './read-mail-settings'
import { readContentSettings, type ContentSettings } from './read-content-settings'
import { allOf, byBrand, byName } from './read-together'
import {
  fault,
  isHostName,
  serviceUrlOf,
  switchOf,
  textOf,
  wholeNumberOf,
  wordOf,
  type Read,
  type Variables,
} from './read-variable'

export type { ContentSettings } from './read-content-settings'

/** The configuration that the environment states. */
export interface Environment {
  readonly port: number
  /** Where connections are taken: `localhost`, an address of this machine, or `0.0.0.0` or `::` for all of them. */
  readonly host: string
  readonly brand: BrandCode
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly catalogueSize: number
  readonly production: boolean
  readonly stage: Stage
  /** Where the root of a brand's shop redirects to; its start page when not set (ROUTE-49). */
  readonly rootRedirects: Readonly<Partial<Record<BrandCode, RootRedirect>>>
  /** Whether the demo accounts exist, whose password is public. */
  readonly demo: boolean
  /** Host names that the shop answers to, beside loopback and the address that a caller is connected to. */
  readonly knownHosts: readonly string[]
  /** Whose forwarded headers count. */
  readonly trustedProxies: TrustedProxies
  /** Base addresses of external services. This process serves the others. */
  readonly serviceUrls: Readonly<Partial<Record<Service, string>>>
  readonly content: ContentSettings
  /** The mail server; undefined where mails stay in the outbox. */
  readonly mail: SmtpSettings | undefined
  /** Where sellers and site administrators administer users; in the shop where none is named (ROUTE-31). */
  readonly adminSite: string | undefined
  /** What maps are drawn of; an outline of the country where none is named. */
  readonly mapTiles: MapTiles | undefined
}

/** Reads the environment variables: all values, or every fault with its fix. */
export const readEnvironment = (variables: Variables): Read<Environment> => {
  const host = readHost(variables)
  return allOf({
    port: wholeNumberOf(variables, 'PORT', { fallback: 3000, least: 1, most: 65_535 }),
    host,
    brand: wordOf(variables, 'BRAND', brandCodes, DEFAULT_BRAND),
    dataDir: readDataDir(variables),
    databaseUrl: readDatabaseUrl(variables),
    catalogueSize: wholeNumberOf(variables, 'CATALOGUE_SIZE', { fallback: 20_000, least: 1, most: 1_000_000 }),
    production: E.right(variables['NODE_ENV'] === 'production'),
    stage: readStage(variables),
    rootRedirects: byBrand((brand) => readRootRedirect(variables, brand)),
    demo: readDemo(variables, E.isRight(host) ? host.right : 'localhost'),
    knownHosts: readKnownHosts(variables),
    trustedProxies: readTrustedProxies(variables),
    serviceUrls: byName(services, (service) => serviceUrlOf(variables, `${service.toUpperCase()}_SERVICE_URL`)),
    content: readContentSettings(variables),
    mail: readMailSettings(variables),
    adminSite: serviceUrlOf(variables, 'ADMIN_SITE_URL'),
    mapTiles: readMapTiles(variables),
  })
}

/** An address of tiles, `https://tiles.example/{z}/{x}/{y}.png`, and whose they are. */
const readMapTiles = (variables: Variables): Read<MapTiles | undefined> => {
  const url = textOf(variables, 'MAP_TILES_URL')
  if (url === undefined) return E.right(undefined)
  const isAddress = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
  const hasPlaces = ['{z}', '{x}', '{y}'].every((place) => url.includes(place))
  return isAddress && hasPlaces
    ? E.right({ url, attribution: textOf(variables, 'MAP_TILES_ATTRIBUTION') ?? new URL(url).hostname })
    : fault('MAP_TILES_URL', 'this is not an address of map tiles.', 'Write https://host/{z}/{x}/{y}.png.')
}

/** Where the data are: a PostgreSQL server when one is named, else the data folder. */
export const databaseOptions = ({ dataDir, databaseUrl }: Environment): DatabaseOptions => ({
  dataDir,
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
})

const readHost = (variables: Variables): Read<string> => {
  const host = textOf(variables, 'HOST')?.toLowerCase() ?? 'localhost'
  return isHostName(host) && !host.startsWith('[')
    ? E.right(host)
    : fault('HOST', `"${host}" is not an address.`, 'Write localhost, or an address such as 0.0.0.0 or ::, no port.')
}

/** Whether a host can be reached only from this machine. */
export const isLocal = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

/** Demo accounts are off by default. A host that other machines can reach needs a second variable to allow them. */
const readDemo = (variables: Variables, host: string): Read<boolean> => {
  const switches = allOf({ demo: switchOf(variables, 'DEMO'), beyond: switchOf(variables, 'DEMO_BEYOND_LOCALHOST') })
  if (E.isLeft(switches)) return switches
  const { demo, beyond } = switches.right
  return demo && !beyond && !isLocal(host)
    ? fault(
        'DEMO',
        `the demo accounts, whose password everybody knows, would be open to all that reach ${host}.`,
        'Write DEMO=0, or HOST=localhost, or DEMO_BEYOND_LOCALHOST=1 where everybody may use them.',
      )
    : E.right(demo)
}

const readDataDir = (variables: Variables): Read<string> => {
  const folder = textOf(variables, 'DATA_DIR') ?? '.data'
  return folder.includes('\0') ? fault('DATA_DIR', 'it holds a NUL.', 'Write the path of a folder.') : E.right(folder)
}

const readDatabaseUrl = (variables: Variables): Read<string | undefined> => {
  const text = textOf(variables, 'DATABASE_URL')
  if (text === undefined) return E.right(undefined)
  // The value holds a password, so the message repeats no part of it.
  return isDatabaseAddress(text)
    ? E.right(text)
    : fault(
        'DATABASE_URL',
        'this is not the address of a PostgreSQL database.',
        'Write postgres://user:password@host:5432/database, with special characters of the password as %xx.',
      )
}

/** A host, or a socket's folder in the query, or a database of this machine. */
const isDatabaseAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, host, pathname, search } = new URL(text)
  return /^postgres(ql)?:$/.test(protocol) && (host !== '' || search !== '' || pathname.length > 1)
}

const readStage = (variables: Variables): Read<Stage> =>
  wordOf(variables, 'STAGE', stages, variables['NODE_ENV'] === 'production' ? 'production' : 'development')

const readKnownHosts = (variables: Variables): Read<readonly string[]> => {
  const hosts = (textOf(variables, 'KNOWN_HOSTS') ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '')
  const malformed = hosts.filter((host) => !isHostName(host))
  return malformed.length === 0
    ? E.right(hosts)
    : fault(
        'KNOWN_HOSTS',
        `${malformed.map((host) => `"${host}"`).join(', ')} is no host name.`,
        'Write every name in full, without scheme, port or wildcard: shop.example.com,www.example.com.',
      )
}

const readTrustedProxies = (variables: Variables): Read<TrustedProxies> => {
  const proxies = parseTrustedProxies(textOf(variables, 'TRUSTED_PROXIES') ?? '')
  return E.isRight(proxies)
    ? proxies
    : fault(
        'TRUSTED_PROXIES',
        `"${proxies.left}" is neither an address nor a network.`,
        `Write addresses or networks with commas between them (10.0.0.0/8,192.168.1.4), or the number of proxies, 1 to ${limits.hosts.mostProxyHops}.`,
      )
}

const redirectFaults: Readonly<Record<RootRedirectFault, string>> = {
  forbiddenTarget:
    'Write a path of the shop, such as /kategorier, or a whole address, such as https://shop.example.com.',
  leadsToItself: 'Write another address than the root itself.',
  noRedirectStatus: 'Its status must redirect: 301, 302, 303, 307 or 308.',
}

const COMMON_STATUS = 'ROOT_REDIRECT_STATUS'

/** `ROOT_REDIRECT` and `ROOT_REDIRECT_STATUS`, or a brand's own: `ROOT_REDIRECT_KONR`, `ROOT_REDIRECT_STATUS_KONR`. */
const readRootRedirect = (variables: Variables, brand: BrandCode): Read<RootRedirect | undefined> => {
  const nameOf = (name: string): string => {
    const own = `${name}_${brand.toUpperCase()}`
    return textOf(variables, own) === undefined ? name : own
  }
  const target = nameOf('ROOT_REDIRECT')
  const to = textOf(variables, target)
  if (to === undefined) return checkNoStatus(variables, nameOf(COMMON_STATUS))
  const bounds = { fallback: ROOT_REDIRECT_STATUS, least: 301, most: 308 }
  const status = wholeNumberOf(variables, nameOf(COMMON_STATUS), bounds)
  if (E.isLeft(status)) return status
  const redirect = rootRedirect(to, status.right)
  return E.isLeft(redirect)
    ? fault(target, `the root cannot lead to "${to}".`, redirectFaults[redirect.left])
    : E.right(redirect.right)
}

/** A status without a redirect would have no effect. The common status may accompany the redirect of a single brand. */
const checkNoStatus = (variables: Variables, name: string): Read<undefined> => {
  const hasRedirect = (brand: BrandCode): boolean =>
    textOf(variables, `ROOT_REDIRECT_${brand.toUpperCase()}`) !== undefined
  const isUsed = textOf(variables, name) === undefined || (name === COMMON_STATUS && brandCodes.some(hasRedirect))
  return isUsed
    ? E.right(undefined)
    : fault(name, 'a status is set, but no redirect.', 'Write where the root leads in ROOT_REDIRECT, or leave it out.')
}
