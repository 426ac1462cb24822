import { fc } from '@fast-check/vitest'
import type { CartCommandBody } from '#domain/cart/protocol'
import type { CheckoutCommandBody } from '#domain/checkout/protocol'
import type { FavouritesCommandBody } from '#domain/favourites/protocol'
import type { QuotesCommandBody } from '#domain/quotes/protocol'
import type { SessionCommandBody } from '#domain/session/protocol'
import { type Stamped, stamped } from '#domain/kernel/decider'
import { attemptCodec } from '#application/log/codecs/attempt'
import { configurationCodec } from '#application/log/codecs/configuration'
import type { PayloadCodec } from '#application/log/payload'
import { cartCodecs } from '#application/modules/cart/codecs'
import { checkoutCodecs } from '#application/modules/checkout/codecs'
import { favouritesCodecs } from '#application/modules/favourites/codecs'
import { quotesCodecs } from '#application/modules/quotes/codecs'
import { sessionCodecs } from '#application/modules/session/codecs'
import { cartCommands, cartEffects, cartEvents, cartRefusals } from './cart'
import { checkoutCommands, checkoutEffects, checkoutEvents, checkoutRefusals } from './checkout'
import { favouritesCommands, favouritesEffects, favouritesEvents, favouritesRefusals } from './favourites'
import { quotesCommands, quotesEffects, quotesEvents, quotesRefusals } from './quotes'
import { attempts, configurations } from './runtime'
import { sessionCommands, sessionEffects, sessionEvents, sessionRefusals } from './session'
import { at, command } from './values'

type Generators<T> = Readonly<Record<string, fc.Arbitrary<T>>>

type Claim = <T>(codec: PayloadCodec<T>, value: T) => void

/** One case of a union that the log holds. */
interface LoggedCase {
  readonly name: string
  /** Checks the claim for arbitrary values of the case. */
  readonly forAll: (claim: Claim) => void
}

const casesOf = <T>(union: string, codec: PayloadCodec<T>, cases: Generators<T>): readonly LoggedCase[] =>
  Object.entries(cases).map(([type, value]) => ({
    name: `${union} ${type}`,
    forAll: (claim) =>
      fc.assert(
        fc.property(value, (given) => {
          claim(codec, given)
        }),
      ),
  }))

const withStamps = <Body extends object>(cases: Generators<Body>): Generators<Stamped<Body>> =>
  Object.fromEntries(
    Object.entries(cases).map(([type, value]) => [
      type,
      fc.tuple(value, command, at).map(([body, id, time]) => stamped(body, { id, at: time })),
    ]),
  )

export const loggedCases: readonly LoggedCase[] = [
  ...casesOf('cart command', cartCodecs.command, withStamps<CartCommandBody>(cartCommands)),
  ...casesOf('cart event', cartCodecs.event, cartEvents),
  ...casesOf('cart refusal', cartCodecs.refusal, cartRefusals),
  ...casesOf('cart effect', cartCodecs.effect, cartEffects),
  ...casesOf('session command', sessionCodecs.command, withStamps<SessionCommandBody>(sessionCommands)),
  ...casesOf('session event', sessionCodecs.event, sessionEvents),
  ...casesOf('session refusal', sessionCodecs.refusal, sessionRefusals),
  ...casesOf('session effect', sessionCodecs.effect, sessionEffects),
  ...casesOf('checkout command', checkoutCodecs.command, withStamps<CheckoutCommandBody>(checkoutCommands)),
  ...casesOf('checkout event', checkoutCodecs.event, checkoutEvents),
  ...casesOf('checkout refusal', checkoutCodecs.refusal, checkoutRefusals),
  ...casesOf('checkout effect', checkoutCodecs.effect, checkoutEffects),
  ...casesOf('favourites command', favouritesCodecs.command, withStamps<FavouritesCommandBody>(favouritesCommands)),
  ...casesOf('favourites event', favouritesCodecs.event, favouritesEvents),
  ...casesOf('favourites refusal', favouritesCodecs.refusal, favouritesRefusals),
  ...casesOf('favourites effect', favouritesCodecs.effect, favouritesEffects),
  ...casesOf('quotes command', quotesCodecs.command, withStamps<QuotesCommandBody>(quotesCommands)),
  ...casesOf('quotes event', quotesCodecs.event, quotesEvents),
  ...casesOf('quotes refusal', quotesCodecs.refusal, quotesRefusals),
  ...casesOf('quotes effect', quotesCodecs.effect, quotesEffects),
  ...casesOf('record', attemptCodec, attempts),
  ...casesOf('record', configurationCodec, configurations),
]
