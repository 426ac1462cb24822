import * as E from 'fp-ts/Either'
import type { CartState } from '#domain/cart/cart'
import type { CheckoutState } from '#domain/checkout/checkout'
import type { FavouritesState } from '#domain/favourites/favourites'
import type { QuotesState } from '#domain/quotes/quotes'
import type { SessionState } from '#domain/session/session'
import type { CartTypes } from '#application/modules/cart/types'
import { cartCore } from '#application/modules/cart/core'
import { checkoutCore } from '#application/modules/checkout/core'
import { favouritesCore } from '#application/modules/favourites/core'
import { quotesCore } from '#application/modules/quotes/core'
import { sessionCore } from '#application/modules/session/core'
import { type ConfigurationInForce, configurationCodec } from '#application/log/codecs/configuration'
import type { LogRecord, StoredBatch } from '#application/log/record'
import type { ModuleCore, ModuleTypes } from '#application/runtime/module'
import { cartInvariants } from './cart-invariants'
import { checkoutInvariants } from './checkout-invariants'
import type { StateInvariant } from './invariant'
import { quoteInvariants } from './quote-invariants'
import { sessionInvariants } from './session-invariants'
import { firstGap, type ReplayedStream, replayedStream, type ReplayStep } from './replayed-stream'

export interface UnknownStream {
  readonly name: string
  readonly module: string
  /** The step of its first event. */
  readonly step: number
}

/** A log that is folded step by step. It calls nothing: it holds no port. */
export interface Replay {
  /** Every record of the log, in its order. */
  readonly steps: readonly ReplayStep[]
  readonly streams: ReadonlyMap<string, ReplayedStream>
  /** Streams of modules that this version of the shop does not have. */
  readonly unknown: readonly UnknownStream[]
  /** The streams by module, with the types of their states. */
  readonly sessions: readonly ReplayedStream<SessionState>[]
  readonly carts: readonly ReplayedStream<CartState>[]
  readonly checkouts: readonly ReplayedStream<CheckoutState>[]
  readonly favourites: readonly ReplayedStream<FavouritesState>[]
  readonly quotes: readonly ReplayedStream<QuotesState>[]
  /** As `firstGap`. */
  readonly gap: number | undefined
  /** Nothing of the log is gone: it begins with a configuration and has no gap, or it is a branch. */
  readonly isWhole: boolean
  /** The step of a record, by its id; undefined where the log does not hold it. */
  readonly stepOf: (id: string) => ReplayStep | undefined
  /** The steps that follow from a record directly. */
  readonly directConsequencesOf: (id: string) => readonly ReplayStep[]
  /** The states of all streams after a step; streams that have no event yet are at their initial state. */
  readonly statesAt: (step: number) => ReadonlyMap<string, unknown>
  /** The configuration in force at a step; undefined where the log does not say. */
  readonly configurationAt: (step: number) => ConfigurationInForce | undefined
}

/** Which calls may be repeated does not matter here: a replay makes none. */
const cart: ModuleCore<CartTypes> = cartCore({ idempotencyKey: true })

export const stepsOf = (batches: readonly StoredBatch[]): readonly ReplayStep[] => {
  let step = 0
  return batches.flatMap((batch) =>
    batch.records.map((record): ReplayStep => {
      step += 1
      return { step, batch, record }
    }),
  )
}

const isFolded = ({ kind }: LogRecord): boolean => kind === 'event' || kind === 'damaged'

interface StreamSteps {
  readonly module: string
  readonly steps: ReplayStep[]
}

/** A damaged record does not name its module; its stream begins with it. */
const moduleOf = ({ kind, module, stream }: LogRecord): string =>
  kind === 'damaged' ? (stream.split(':')[0] ?? '') : module

/** The steps of each stream. */
const byStream = (steps: readonly ReplayStep[]): ReadonlyMap<string, StreamSteps> => {
  const streams = new Map<string, StreamSteps>()
  for (const step of steps) {
    const { stream, kind } = step.record
    if (kind === 'configuration') continue
    const known = streams.get(stream) ?? { module: moduleOf(step.record), steps: [] }
    streams.set(stream, known)
    if (isFolded(step.record)) known.steps.push(step)
  }
  return streams
}

/** Replays the batches of a log, in their order. Of a branch, batches are gone that never were. */
export const createReplay = (batches: readonly StoredBatch[], isBranch = false): Replay => {
  const steps = stepsOf(batches)
  const gap = firstGap(steps)
  const found = byStream(steps)
  const streamsOf = <T extends ModuleTypes>(core: ModuleCore<T>, invariants: readonly StateInvariant<T>[] = []) =>
    [...found]
      .filter(([, { module }]) => module === core.name)
      .map(([name, stream]) => replayedStream(core, name, stream.steps, invariants))
  const sessions = streamsOf(sessionCore, sessionInvariants)
  const carts = streamsOf(cart, cartInvariants)
  const checkouts = streamsOf(checkoutCore, checkoutInvariants)
  const favourites = streamsOf(favouritesCore)
  const quotes = streamsOf(quotesCore, quoteInvariants)
  const all: readonly ReplayedStream[] = [...sessions, ...carts, ...checkouts, ...favourites, ...quotes]
  const streams = new Map(all.map((stream) => [stream.name, stream]))
  const unknown = [...found]
    .filter(([name]) => !streams.has(name))
    .map(([name, { module, steps: own }]): UnknownStream => ({ name, module, step: own[0]?.step ?? 1 }))
  const configurations = steps.flatMap(({ step, record }) => {
    const read = record.kind === 'configuration' ? configurationCodec.decode(record) : undefined
    return read !== undefined && E.isRight(read) ? [{ step, configuration: read.right }] : []
  })
  const byId = new Map(steps.map((step) => [step.record.id, step]))
  const byCause = new Map<string, ReplayStep[]>()
  for (const step of steps) {
    const { causation } = step.record
    const known = causation === undefined ? undefined : byCause.get(causation)
    if (known !== undefined) known.push(step)
    else if (causation !== undefined) byCause.set(causation, [step])
  }
  return {
    gap,
    isWhole: isBranch || (gap === undefined && steps[0]?.record.kind === 'configuration'),
    stepOf: (id) => byId.get(id),
    directConsequencesOf: (id) => byCause.get(id) ?? [],
    steps,
    streams,
    unknown,
    sessions,
    carts,
    checkouts,
    favourites,
    quotes,
    statesAt: (step) => new Map([...streams].map(([name, stream]) => [name, stream.stateAt(step)])),
    configurationAt: (step) => configurations.findLast((one) => one.step <= step)?.configuration,
  }
}
