import { fc } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '#domain/cart/cart'
import { cartDifference } from '#domain/cart/cart-difference'
import { lineKey } from '#domain/cart/line-key'
import { commandId, instant } from '#domain/kernel/ids'
import { cartCodecs } from '#application/modules/cart/codecs'
import { sessionCodecs } from '#application/modules/session/codecs'
import type { PayloadCodec, Written } from '#application/log/payload'
import { aCart, aLine } from '../domain/given'
import { loggedCases } from '../support/logged-values/logged-cases'
import { line, personalZipCode } from '../support/logged-values/values'

/** What is left of a payload after a night on disk. */
const stored = (written: Written): Written => JSON.parse(JSON.stringify(written))

const masks = {
  pseudonymous: (id: string): string => `id-${id.length}`,
  personal: (text: string): string => `masked-${text.length}`,
}

const roundTrip = <T>(codec: PayloadCodec<T>, value: T) => codec.decode(stored(codec.encode(value)))

describe('what the log holds', () => {
  it.each(loggedCases)('is read as it was written: $name', ({ forAll }) => {
    forAll((codec, value) => expect(roundTrip(codec, value)).toEqual(E.right(value)))
  })

  it.each(loggedCases)('tells nothing personal when it leaves the browser, and can be read: $name', ({ forAll }) => {
    forAll((codec, value) => {
      const written = stored(codec.encode(value))
      const payload = codec.masked(written, masks)
      for (const mark of ['PERSON', 'PSEUDONYM', `"${personalZipCode}"`])
        expect(JSON.stringify(payload)).not.toContain(mark)
      expect(E.isRight(codec.decode({ ...written, payload }))).toBe(true)
    })
  })

  it('is never a field that nobody listed, such as a password', () => {
    const careless = {
      type: 'LogIn',
      username: 'moa',
      password: 'Fackhandel',
      token: 'ey',
      id: commandId('c'),
      at: instant('t'),
    } as const

    const written = sessionCodecs.command.encode(careless)

    expect(written).toEqual({ type: 'LogIn', version: 1, payload: { username: 'moa', id: 'c', at: 't' } })
  })
})

describe('what the code cannot read', () => {
  const written = cartCodecs.event.encode({ type: 'ContextLeft' })
  const dateRequested = (date: string): Written => ({
    type: 'DeliveryDateRequested',
    version: 1,
    payload: { id: 'e', at: '2026-03-10T09:30:00+01:00', deliveryId: 'DBI', date },
  })
  const synchronised = (broken: object): Written => {
    const whole = cartDifference(undefined, aCart([aLine()]))
    const { lines } = whole
    return stored({
      type: 'CartSynchronised',
      version: 1,
      payload: { difference: { ...whole, lines: lines.map((one) => ({ ...one, ...broken })) } },
    })
  }

  it('is nothing of what the next test breaks', () => {
    expect(E.isRight(cartCodecs.event.decode(dateRequested('2026-03-12')))).toBe(true)
    expect(E.isRight(cartCodecs.event.decode(synchronised({})))).toBe(true)
  })

  it.each([
    ['an unknown type', { ...written, type: 'CartExploded' }],
    ['a type that only objects have', { ...written, type: 'constructor' }],
    ['a newer version', { ...written, version: 2 }],
    ['no object', { ...written, payload: 'ContextLeft' }],
    ['a missing field', { type: 'CartRequested', version: 1, payload: {} }],
    ['a day that does not exist', dateRequested('2026-13-99')],
    ['a quantity of nothing', synchronised({ quantity: 0 })],
    ['a quantity above what a line may hold', synchronised({ quantity: 1_000_001 })],
    ['an article number of blanks', synchronised({ articleNumber: ' ' })],
  ])('%s is answered as Left, saying what', (_what, broken) => {
    const read = cartCodecs.event.decode(broken)
    expect(E.isLeft(read) && read.left.length > 0).toBe(true)
    const masked = cartCodecs.event.masked({ ...broken, type: 'CartExploded' }, masks)
    expect(masked).toBeUndefined()
  })
})

describe('what leaves the browser', () => {
  it('masks a label and the key made of it alike, so that a replay finds its lines', () => {
    fc.assert(fc.property(line, expectMaskedAlike))
  })
})

const expectMaskedAlike = (given: CartLine): void => {
  const next = aCart([given])
  const event = { type: 'CartSynchronised', difference: cartDifference(undefined, next) } as const
  const written = stored(cartCodecs.event.encode(event))
  const read = cartCodecs.event.decode({ ...written, payload: cartCodecs.event.masked(written, masks) })
  const masked = E.isRight(read) && read.right.type === 'CartSynchronised' ? read.right.difference?.lines[0] : undefined
  if (masked === undefined) return expect(masked).toBeDefined()
  expect(masked.key).toBe(lineKey(masked.articleNumber, masked.deliveryId, masked.label))
  expect(masked.label === '').toBe(given.label === '')
}
