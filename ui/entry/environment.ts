import type { DatabaseOptions } from '#adapters/embedded/database/database'
import { parseTrustedProxies, type TrustedProxies } from '#adapters/embedded/trusted-proxies'
import { limits } from '#adapters/embedded/limits'
import * as E from 'fp-ts/Either'
import { services, type Service } from '#domain/failure/call-failure'
import { brandCodeOf, brandCodes, type BrandCode } from '#domain/kernel/brand-code'
import {
  ROOT_REDIRECT_STATUS,
  rootRedirect,
  type RootRedirect,
  type RootRedirectFault,
} from '#domain/navigation/root-redirect'
import { stages, type Stage } from '#domain/navigation/stage'

/** What the environment says of how the shop shall run. */
export interface Environment {
  readonly port: number
  readonly brand: BrandCode
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly catalogueSize: number
  readonly production: boolean
  readonly stage: Stage
  /** Where the root of a brand's shop leads; its start page where nothing is said (ROUTE-49). */
  readonly rootRedirects: Readonly<Partial<Record<BrandCode, RootRedirect>>>
  readonly demo: boolean
  /** Host names that the shop answers to, beside loopback and the address that a caller is connected to. */
  readonly knownHosts: readonly string[]
  /** Whose forwarded headers count. */
  readonly trustedProxies: TrustedProxies
  /** Base addresses of somebody else's services; what is not named here is served by this process. */
  readonly serviceUrls: Readonly<Partial<Record<Service, string>>>
  readonly content: ContentSettings
}

/** Where content is read. */
export interface ContentSettings {
  /** Reads all content; a new one, told to nobody, when undefined. */
  readonly accessToken: string | undefined
  /** Spaces at Contentful, by brand; a brand without one reads the content of this process. */
  readonly spaces: Readonly<Partial<Record<BrandCode, string>>>
  readonly environment: string
  /** `host` or `host:port`. */
  readonly host: string
  /** Plain HTTP, when the host was given with `http://`. */
  readonly insecure: boolean
  /** File of a space export that this process serves instead of its own content. */
  readonly exportFile: string | undefined
}

type Variables = Readonly<Record<string, string | undefined>>

/** Reads the environment variables; a value that cannot be is answered with what to write instead. */
export const readEnvironment = (variables: Variables): Environment => ({
  port: wholeNumber(variables, 'PORT', 3000),
  brand: brandCodeOf(variables['BRAND']),
  dataDir: variables['DATA_DIR'] ?? '.data',
  databaseUrl: nonEmpty(variables['DATABASE_URL']),
  catalogueSize: wholeNumber(variables, 'CATALOGUE_SIZE', 20_000),
  production: variables['NODE_ENV'] === 'production',
  stage: stageOf(variables),
  rootRedirects: Object.fromEntries(
    brandCodes.flatMap((brand) => {
      const redirect = rootRedirectOf(variables, brand)
      return redirect === undefined ? [] : [[brand, redirect]]
    }),
  ),
  demo: variables['DEMO'] !== '0',
  knownHosts: (variables['KNOWN_HOSTS'] ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== ''),
  trustedProxies: trustedProxiesOf(variables),
  serviceUrls: Object.fromEntries(
    services.flatMap((service) => {
      const url = nonEmpty(variables[`${service.toUpperCase()}_SERVICE_URL`])
      return url === undefined ? [] : [[service, url.replace(/\/$/, '')]]
    }),
  ),
  content: contentSettings(variables),
})

const contentSettings = (variables: Variables): ContentSettings => {
  const host = nonEmpty(variables['CONTENTFUL_HOST']) ?? 'cdn.contentful.com'
  const accessToken = nonEmpty(variables['CONTENTFUL_ACCESS_TOKEN'])
  const spaces = Object.fromEntries(
    brandCodes.flatMap((code) => {
      const space =
        nonEmpty(variables[`CONTENTFUL_SPACE_${code.toUpperCase()}`]) ?? nonEmpty(variables['CONTENTFUL_SPACE'])
      return space === undefined ? [] : [[code, space]]
    }),
  )
  if (Object.keys(spaces).length > 0 && accessToken === undefined)
    throw new Error('A CONTENTFUL_SPACE needs a CONTENTFUL_ACCESS_TOKEN to be read with.')
  return {
    accessToken,
    spaces,
    environment: nonEmpty(variables['CONTENTFUL_ENVIRONMENT']) ?? 'master',
    host: host.replace(/^https?:\/\//, '').replace(/\/$/, ''),
    insecure: host.startsWith('http://'),
    exportFile: nonEmpty(variables['CONTENT_EXPORT']),
  }
}

/** Where the data are: a PostgreSQL server when one is named, else the data folder. */
export const databaseOptions = ({ dataDir, databaseUrl }: Environment): DatabaseOptions => ({
  dataDir,
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
})

const stageOf = (variables: Variables): Stage => {
  const text = nonEmpty(variables['STAGE'])
  if (text === undefined) return variables['NODE_ENV'] === 'production' ? 'production' : 'development'
  const stage = stages.find((known) => known === text)
  if (stage === undefined) throw new Error(`STAGE must be one of ${stages.join(', ')}, not "${text}".`)
  return stage
}

const trustedProxiesOf = (variables: Variables): TrustedProxies => {
  const proxies = parseTrustedProxies(variables['TRUSTED_PROXIES'] ?? '')
  if (E.isLeft(proxies))
    throw new Error(
      `TRUSTED_PROXIES must be addresses or networks with commas between them ("10.0.0.0/8, 192.168.1.4"), or the number of proxies, 1 to ${limits.hosts.mostProxyHops}; "${proxies.left}" is neither.`,
    )
  return proxies.right
}

const redirectFaults: Readonly<Record<RootRedirectFault, string>> = {
  forbiddenTarget: 'must be a path of the shop or an address that browsers may be sent to',
  leadsToItself: 'must lead elsewhere than to the root itself',
  noRedirectStatus: 'must have a status that redirects: 301, 302, 303, 307 or 308',
}

/** `ROOT_REDIRECT` and `ROOT_REDIRECT_STATUS`, or a brand's own: `ROOT_REDIRECT_KONR`, `ROOT_REDIRECT_STATUS_KONR`. */
const rootRedirectOf = (variables: Variables, brand: BrandCode): RootRedirect | undefined => {
  const nameOf = (name: string): string => {
    const own = `${name}_${brand.toUpperCase()}`
    return nonEmpty(variables[own]) === undefined ? name : own
  }
  const target = nameOf('ROOT_REDIRECT')
  const to = nonEmpty(variables[target])
  if (to === undefined) return undefined
  const redirect = rootRedirect(to, wholeNumber(variables, nameOf('ROOT_REDIRECT_STATUS'), ROOT_REDIRECT_STATUS))
  if (E.isLeft(redirect)) throw new Error(`${target} ${redirectFaults[redirect.left]}, not "${to}".`)
  return redirect.right
}

const nonEmpty = (text: string | undefined): string | undefined => (text === '' ? undefined : text)

const wholeNumber = (variables: Variables, name: string, fallback: number): number => {
  const text = nonEmpty(variables[name])
  if (text === undefined) return fallback
  if (!/^\d+$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}".`)
  return Number(text)
}
