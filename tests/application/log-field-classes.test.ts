import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { cartDifference } from '#domain/cart/cart-difference'
import type { CartEvent } from '#domain/cart/protocol'
import { customerId, instant, projectId, userId } from '#domain/kernel/ids'
import { type Secret, secret } from '#domain/kernel/secret'
import { field, type Masks, struct } from '#application/codecs/logged'
import { CustomerId, Flag, Secret as SecretCodec, Text } from '#application/codecs/values'
import type { PayloadCodec, Written } from '#application/log/payload'
import { cartCodecs } from '#application/modules/cart/codecs'
import { aCart, aLine } from '../domain/given'
import { RIGHT_PASSWORD } from '../support/fake-auth-service'
import { givenShop, settled } from '../support/given-shop'
import { loggedCases } from '../support/logged-values/logged-cases'

const PASSWORD = 'SECRET'

/** The value as careless code would hand it over: a password and a token in every object of it. */
const withSecrets = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? { ...part, password: PASSWORD, accessToken: PASSWORD }
      : part,
  )

const storedText = <T>(codec: PayloadCodec<T>, value: T): string => JSON.stringify(codec.encode(value))

describe('a secret', () => {
  it.each(loggedCases)('is never in the log, whatever careless code adds to a value: $name', ({ forAll }) => {
    forAll((codec, value) => {
      expect(JSON.stringify(withSecrets({ ...value }))).toContain(PASSWORD)
      expect(storedText(codec, withSecrets(value))).not.toContain(PASSWORD)
    })
  })

  it('that a user logs in with is in no batch of the log, whether it was right or wrong', async () => {
    const { shop, log } = await givenShop({ stored: 'none' })
    shop.session.logIn({ username: 'user', password: secret('not-the-password') })
    await settled()
    shop.session.logIn({ username: 'user', password: RIGHT_PASSWORD })
    await settled()

    const stored = log.texts.join()
    expect(stored).toContain('LoggedIn')
    expect(stored).toContain('LogInRejected')
    expect(stored).not.toContain('not-the-password')
    expect(stored).not.toContain(RIGHT_PASSWORD)
  })

  it('has no codec of the log: the compiler refuses it in every class', () => {
    // @ts-expect-error a secret is not public
    field.public(SecretCodec)
    // @ts-expect-error nor is it pseudonymous
    field.pseudonymous(SecretCodec)
    // @ts-expect-error nor personal
    field.personal(SecretCodec)
    // @ts-expect-error and a codec of other texts does not read it
    const token = struct<{ readonly token: Secret }>({ token: field.public(Text) })
    expect(token.shape).toBe('{token:string}')
  })
})

describe('a field of the log', () => {
  it('has a class, or the compiler refuses it', () => {
    // @ts-expect-error a codec alone says no class
    const unclassed = struct<{ readonly isOpen: boolean }>({ isOpen: Flag })
    // @ts-expect-error `customer` is not listed
    const unlisted = struct<{ readonly isOpen: boolean; readonly customer: string }>({ isOpen: field.public(Flag) })
    expect([unclassed.shape, unlisted.shape]).toEqual(['{isOpen:undefined}', '{isOpen:boolean}'])
  })

  it('is masked by its class alone', () => {
    const codec = struct({
      isOpen: field.public(Flag),
      customer: field.pseudonymous(CustomerId),
      name: field.personal(Text),
    })
    const masks: Masks = { pseudonymous: (id) => `id-${id.length}`, personal: (text) => `text-${text.length}` }
    const encoded = codec.type.encode({ isOpen: true, customer: customerId('c1'), name: 'Moa' })
    expect(codec.masked(encoded, masks)).toEqual({ isOpen: true, customer: 'id-2', name: 'text-3' })
  })
})

describe('an export that masks ids', () => {
  const masks: Masks = { pseudonymous: (id) => `masked(${id.length})`, personal: (text) => text }
  const stored = (event: CartEvent): Written => JSON.parse(storedText(cartCodecs.event, event))
  const masked = (event: CartEvent): unknown => cartCodecs.event.masked(stored(event), masks)

  it('names no user, customer or project', () => {
    const event: CartEvent = {
      type: 'ContextEntered',
      context: { brand: 'dahl', userId: userId('u-77'), customerId: customerId('c-77'), projectId: projectId('p-77') },
      places: { deliveryOptions: {}, locationId: undefined },
      at: instant('2026-03-10T09:30:00+01:00'),
    }
    expect(JSON.stringify(masked(event))).not.toContain('-77')
  })

  it('names no cart and no item of it, keeps the articles, and can still be read', () => {
    const cart = aCart([aLine()])
    const event: CartEvent = { type: 'CartSynchronised', difference: cartDifference(undefined, cart) }
    const payload = masked(event)
    const [line] = cart.lines
    expect(JSON.stringify(payload)).not.toContain(`"${cart.cartId}"`)
    expect(JSON.stringify(payload)).not.toContain(`"${line?.cartItemId}"`)
    expect(JSON.stringify(payload)).toContain(`"${line?.articleNumber}"`)
    expect(E.isRight(cartCodecs.event.decode({ ...stored(event), payload }))).toBe(true)
  })
})
