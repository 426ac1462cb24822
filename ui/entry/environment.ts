import type { DatabaseOptions } from '#adapters/embedded/database/database'
import { brandCodes, type BrandCode } from '#application/ports/config-service'
import { services, type Service } from '#domain/failure/call-failure'

/** What the environment says of how the shop shall run. */
export interface Environment {
  readonly port: number
  readonly brand: BrandCode
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly catalogueSize: number
  readonly production: boolean
  readonly demo: boolean
  /** Host names that the shop answers to, beside localhost and bare addresses. */
  readonly knownHosts: readonly string[]
  /** Base addresses of somebody else's services; what is not named here is served by this process. */
  readonly serviceUrls: Readonly<Partial<Record<Service, string>>>
}

type Variables = Readonly<Record<string, string | undefined>>

/** Reads the environment variables; a value that cannot be is answered with what to write instead. */
export const readEnvironment = (variables: Variables): Environment => ({
  port: wholeNumber(variables, 'PORT', 3000),
  brand: brandCodes.find((code) => code === variables['BRAND']) ?? 'dahl',
  dataDir: variables['DATA_DIR'] ?? '.data',
  databaseUrl: nonEmpty(variables['DATABASE_URL']),
  catalogueSize: wholeNumber(variables, 'CATALOGUE_SIZE', 20_000),
  production: variables['NODE_ENV'] === 'production',
  demo: variables['DEMO'] !== '0',
  knownHosts: (variables['KNOWN_HOSTS'] ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== ''),
  serviceUrls: Object.fromEntries(
    services.flatMap((service) => {
      const url = nonEmpty(variables[`${service.toUpperCase()}_SERVICE_URL`])
      return url === undefined ? [] : [[service, url.replace(/\/$/, '')]]
    }),
  ),
})

/** Where the data are: a PostgreSQL server when one is named, else the data folder. */
export const databaseOptions = ({ dataDir, databaseUrl }: Environment): DatabaseOptions => ({
  dataDir,
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
})

const nonEmpty = (text: string | undefined): string | undefined => (text === '' ? undefined : text)

const wholeNumber = (variables: Variables, name: string, fallback: number): number => {
  const text = nonEmpty(variables[name])
  if (text === undefined) return fallback
  if (!/^\d+$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}".`)
  return Number(text)
}
