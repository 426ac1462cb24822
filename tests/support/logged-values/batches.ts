import { fc } from '@fast-check/vitest'
import type { CartCommandBody } from '#domain/cart/protocol'
import type { CheckoutCommandBody } from '#domain/checkout/protocol'
import type { FavouritesCommandBody } from '#domain/favourites/protocol'
import type { QuotesCommandBody } from '#domain/quotes/protocol'
import type { SessionCommandBody } from '#domain/session/protocol'
import { instant } from '#domain/kernel/ids'
import { type Stamped, stamped } from '#domain/kernel/decider'
import { attemptCodec, type CallAttempted } from '#application/log/codecs/attempt'
import { configurationCodec, type ConfigurationInForce } from '#application/log/codecs/configuration'
import type { PayloadCodec, Written } from '#application/log/payload'
import { damagedBatch, type LogRecord, type StoredBatch } from '#application/log/record'
import { cartCodecs } from '#application/modules/cart/codecs'
import { checkoutCodecs } from '#application/modules/checkout/codecs'
import { favouritesCodecs } from '#application/modules/favourites/codecs'
import { quotesCodecs } from '#application/modules/quotes/codecs'
import { sessionCodecs } from '#application/modules/session/codecs'
import type { LogOrigin } from '#application/replay/exported-log'
import { cartCommands, cartEffects, cartEvents, cartRefusals } from './cart'
import { checkoutCommands, checkoutEffects, checkoutEvents, checkoutRefusals } from './checkout'
import { favouritesCommands, favouritesEffects, favouritesEvents, favouritesRefusals } from './favourites'
import { quotesCommands, quotesEffects, quotesEvents, quotesRefusals } from './quotes'
import { attempts, configurations } from './runtime'
import { sessionCommands, sessionEffects, sessionEvents, sessionRefusals } from './session'
import { at, command, maybe, scope, text } from './values'
import { anyOf } from './cases'

/** Whatever JSON holds of a value. */
const asStored = (written: Written): Written => JSON.parse(JSON.stringify(written))

const writtenBy = <T>(codec: PayloadCodec<T>, values: Readonly<Record<string, fc.Arbitrary<T>>>) =>
  anyOf<T>(values).map((value) => asStored(codec.encode(value)))

const commandsBy = <Body extends object>(
  codec: PayloadCodec<Stamped<Body>>,
  bodies: Readonly<Record<string, fc.Arbitrary<Body>>>,
) =>
  fc
    .tuple(anyOf<Body>(bodies), command, at)
    .map(([body, id, time]) => asStored(codec.encode(stamped(body, { id, at: time }))))

type Kind = 'command' | 'event' | 'refusal' | 'effect'

const ofModule = (module: string, written: Readonly<Record<Kind, fc.Arbitrary<Written>>>) =>
  (['command', 'event', 'refusal', 'effect'] as const).map((kind) =>
    written[kind].map((own) => ({ module, kind, ...own })),
  )

const ids = fc.integer({ min: 1, max: 30 }).map((number) => `r${number}`)

const payloads = fc.oneof(
  ...ofModule('cart', {
    command: commandsBy<CartCommandBody>(cartCodecs.command, cartCommands),
    event: writtenBy(cartCodecs.event, cartEvents),
    refusal: writtenBy(cartCodecs.refusal, cartRefusals),
    effect: writtenBy(cartCodecs.effect, cartEffects),
  }),
  ...ofModule('checkout', {
    command: commandsBy<CheckoutCommandBody>(checkoutCodecs.command, checkoutCommands),
    event: writtenBy(checkoutCodecs.event, checkoutEvents),
    refusal: writtenBy(checkoutCodecs.refusal, checkoutRefusals),
    effect: writtenBy(checkoutCodecs.effect, checkoutEffects),
  }),
  ...ofModule('quotes', {
    command: commandsBy<QuotesCommandBody>(quotesCodecs.command, quotesCommands),
    event: writtenBy(quotesCodecs.event, quotesEvents),
    refusal: writtenBy(quotesCodecs.refusal, quotesRefusals),
    effect: writtenBy(quotesCodecs.effect, quotesEffects),
  }),
  ...ofModule('favourites', {
    command: commandsBy<FavouritesCommandBody>(favouritesCodecs.command, favouritesCommands),
    event: writtenBy(favouritesCodecs.event, favouritesEvents),
    refusal: writtenBy(favouritesCodecs.refusal, favouritesRefusals),
    effect: writtenBy(favouritesCodecs.effect, favouritesEffects),
  }),
  ...ofModule('session', {
    command: commandsBy<SessionCommandBody>(sessionCodecs.command, sessionCommands),
    event: writtenBy(sessionCodecs.event, sessionEvents),
    refusal: writtenBy(sessionCodecs.refusal, sessionRefusals),
    effect: writtenBy(sessionCodecs.effect, sessionEffects),
  }),
  writtenBy<CallAttempted>(attemptCodec, attempts).map((own) => ({ module: 'cart', kind: 'attempt' as const, ...own })),
  writtenBy<ConfigurationInForce>(configurationCodec, configurations).map((own) => ({
    module: '',
    kind: 'configuration' as const,
    ...own,
  })),
)

/** A record of any kind and type, of a stream of its module. */
const loggedRecord: fc.Arbitrary<LogRecord> = fc
  .oneof(
    { weight: 12, arbitrary: fc.tuple(payloads, ids, ids, maybe(ids), scope) },
    { weight: 1, arbitrary: fc.tuple(fc.constant('answer' as const), ids, fc.array(ids, { maxLength: 2 })) },
  )
  .map((parts): LogRecord => {
    if (parts.length === 3) {
      const [kind, id, settles] = parts
      const place = { stream: 'session:a', module: 'session', correlation: id, causation: settles[0] }
      return { ...place, kind, id, settles, type: 'Ended', version: 1, payload: {} }
    }
    const [own, id, correlation, causation, of] = parts
    const isTab = own.module === 'session' || own.module === ''
    const stream = isTab
      ? `${own.module}:a`
      : `${own.module}:${of.brand}:${of.userId}:${of.customerId}:${of.projectId ?? '-'}`
    return { ...own, id, correlation, causation, stream }
  })

const storedBatch: fc.Arbitrary<StoredBatch> = fc
  .record({
    id: fc.uuid(),
    tab: text,
    at,
    basis: fc.nat(),
    owner: maybe(scope),
    records: fc.array(loggedRecord, { minLength: 1, maxLength: 5 }),
    unanswered: maybe(fc.array(ids, { maxLength: 2 })),
  })
  .map((batch) => ({ ...batch, position: 0, size: 0 }))

const damaged: fc.Arbitrary<StoredBatch> = fc
  .tuple(fc.uuid(), fc.uniqueArray(fc.constantFrom('session:a', 'cart:dahl:PSEUDONYMu:PSEUDONYMc:-'), { minLength: 1 }))
  .map(([id, streams]) => damagedBatch(0, id, streams))

/** Logs of any records, in no order that makes sense, some of whose batches are damaged. */
export const storedLogs: fc.Arbitrary<readonly StoredBatch[]> = fc
  .array(fc.oneof({ weight: 6, arbitrary: storedBatch }, { weight: 1, arbitrary: damaged }), { maxLength: 6 })
  .map((batches) => batches.map((batch, index) => ({ ...batch, position: index * 3 + 1 })))

export const anOrigin: LogOrigin = {
  build: '/assets/browser-abc123.js',
  brand: 'dahl',
  timeZone: 'Europe/Stockholm',
  exportedAt: instant('2026-03-10T09:30:00+01:00'),
  redaction: 'none',
  schemas: { cart: 'x-1', checkout: 'y-2' },
}
