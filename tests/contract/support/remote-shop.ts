import * as E from 'fp-ts/Either'
import type { Call } from '#application/ports/call'
import type { Clock } from '#application/ports/clock'
import type { KeyValueStore } from '#application/ports/key-value-store'
import type { SessionChange } from '#application/ports/auth-service'
import type { ShopConfig } from '#application/ports/config-service'
import { decode } from '#application/codecs/codec'
import { ConfigCodec } from '#adapters/contract/config'
import { Day } from '#application/codecs/values'
import { createRemoteServices, type RemoteServices, type RemoteServicesOptions } from '#adapters/remote/remote-services'
import { type CallFailure, services } from '#domain/failure/call-failure'
import { instant } from '#domain/kernel/ids'

/** 2026-06-01 12:00 in Sweden, in seconds since 1970. */
export const NOON = 1_780_308_000

export const memoryStore = (held: Record<string, string> = {}): KeyValueStore & { readonly all: () => object } => {
  const values = new Map(Object.entries(held))
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    all: () => Object.fromEntries(values),
  }
}

const today = E.getOrElseW(() => {
  throw new Error('no day')
})(decode(Day, '2026-06-01'))

export const clockAt = (seconds: () => number): Clock => ({
  now: () => instant(new Date(seconds() * 1000).toISOString()),
  today: () => today,
  timeOfDay: () => '12:00',
})

/** A token as a service would sign it; nobody in the shop looks at the signature. */
export const tokenFor = (claims: { readonly exp: number } & Readonly<Record<string, unknown>>): string => {
  const payload = {
    sub: 'u1',
    username: 'Märta',
    customerPermissions: { role: 'USER' },
    permissionDenies: ['EJ_ORDER'],
    customerId: '104822',
    projectId: null,
    version: 2,
    ...claims,
  }
  return `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2lnbmF0dXJl`
}

export const goodToken = tokenFor({ exp: NOON + 900 })

export const wireConfig = (origin: string, changes: object = {}) => ({
  brand: 'dahl',
  brandName: 'Dahl',
  phone: '031-700 21 00',
  defaultStoreId: 'S01',
  centralStorageId: 'C01',
  users: { tokenRefreshMargin: 60 },
  deliveryOptions: [],
  extraNonDeliveryDays: ['2024-12-23'],
  verifyShowAllCustomers: false,
  searchApiVersion: 'V3',
  stage: 'production',
  rootRedirect: undefined,
  services: Object.fromEntries(services.map((service) => [service, `${origin}/${service}`])),
  supports: { idempotencyKey: true, statusOnly: true, expectedTotal: false, knownShortages: false },
  ...changes,
})

export const configOf = (origin: string, changes: object = {}): ShopConfig =>
  E.getOrElseW((faults: readonly string[]) => {
    throw new Error(faults.join('\n'))
  })(decode(ConfigCodec, wireConfig(origin, changes)))

export interface RemoteShop extends RemoteServices {
  readonly store: ReturnType<typeof memoryStore>
  /** What ends with the tab. */
  readonly tabStore: KeyValueStore & { readonly all: () => object }
  readonly changes: readonly SessionChange[]
}

/** The adapters of one browser tab, with every service below the recording server's `/{service}`. */
export const remoteShop = (
  origin: string,
  given: Partial<RemoteServicesOptions> & {
    readonly tokens?: Record<string, string>
    readonly config?: RemoteServicesOptions['config']
  } = {},
): RemoteShop => {
  const store = memoryStore(given.tokens ?? { 'current-token': goodToken, 'refresh-token': 'refresh-1' })
  const config = configOf(origin)
  const tabStore = memoryStore()
  const services = createRemoteServices({
    origin: `${origin}/gateway`,
    config: () => config,
    store,
    tabStore,
    clock: clockAt(() => NOON),
    ids: { next: () => 'abcdefghijklmnopqrstu' },
    retryDelay: 0,
    ...given,
  })
  const changes: SessionChange[] = []
  services.auth.whenChanged((change) => changes.push(change))
  return { ...services, store, tabStore, changes }
}

/** What a call answered; a failure fails the test with its reason. */
export const answerOf = async <Answer>(call: Call<Answer>): Promise<Answer> => {
  const outcome = await call()
  if (E.isLeft(outcome)) throw new Error(JSON.stringify(outcome.left))
  return outcome.right
}

/** Why a call gave no answer; an answer fails the test. */
export const failureOf = async (call: Call<unknown>): Promise<CallFailure> => {
  const outcome = await call()
  if (E.isRight(outcome)) throw new Error(`answered ${JSON.stringify(outcome.right)}`)
  return outcome.left
}

/** Holds back whoever waits for `opened` until `open` is called. */
export const closedGate = (): { readonly opened: Promise<void>; readonly open: () => void } => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}
