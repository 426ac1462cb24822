import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { cartDifference } from '#domain/cart/cart-difference'
import { lineKey } from '#domain/cart/line-key'
import { articleNumber, commandId, instant } from '#domain/kernel/ids'
import { cartCodecs } from '#application/modules/cart/codecs'
import { checkoutCodecs } from '#application/modules/checkout/codecs'
import { sessionCodecs } from '#application/modules/session/codecs'
import type { PayloadCodec, Written } from '#application/log/payload'
import { aCart, aLine } from '../domain/given'
import { cartEvent, checkoutEvent, line, personalZipCode, sessionEvent } from '../support/logged-values'

/** What is left of a payload after a night on disk. */
const stored = (written: Written): Written => JSON.parse(JSON.stringify(written))

const roundTrip = <T>(codec: PayloadCodec<T>, value: T) => codec.decode(stored(codec.encode(value)))

const masks = { pseudonymous: (id: string): string => id, personal: (text: string): string => `masked-${text.length}` }

describe('what the log holds', () => {
  test.prop([cartEvent])('of a cart is read as it was written', (event) => {
    expect(roundTrip(cartCodecs.event, event)).toEqual(E.right(event))
  })

  test.prop([sessionEvent])('of a session is read as it was written', (event) => {
    expect(roundTrip(sessionCodecs.event, event)).toEqual(E.right(event))
  })

  test.prop([checkoutEvent])('of a checkout is read as it was written', (event) => {
    expect(roundTrip(checkoutCodecs.event, event)).toEqual(E.right(event))
  })

  test.prop([fc.double()])('of a command keeps its stamp, and any number that a user has typed', (quantity) => {
    const command = {
      type: 'ChangeQuantity',
      line: lineKey(articleNumber('4208103'), 'DBI', 'x'),
      quantity,
      id: commandId('c1'),
      at: instant('2026-03-10T09:30:00+01:00'),
    } as const
    expect(roundTrip(cartCodecs.command, command)).toEqual(E.right({ ...command, quantity: quantity + 0 }))
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
  test.prop([sessionEvent])('tells nothing personal of a session, and can still be read', (event) => {
    const written = stored(sessionCodecs.event.encode(event))
    const payload = sessionCodecs.event.masked(written, masks)
    expect(JSON.stringify(payload)).not.toContain('PERSON')
    expect(JSON.stringify(payload)).not.toContain(personalZipCode)
    expect(E.isRight(sessionCodecs.event.decode({ ...written, payload }))).toBe(true)
  })

  test.prop([checkoutEvent])('tells nothing personal of a checkout, and can still be read', (event) => {
    const written = stored(checkoutCodecs.event.encode(event))
    const payload = checkoutCodecs.event.masked(written, masks)
    expect(JSON.stringify(payload)).not.toContain('PERSON')
    expect(E.isRight(checkoutCodecs.event.decode({ ...written, payload }))).toBe(true)
  })

  test.prop([cartEvent])('tells nothing personal of a cart, and can still be read', (event) => {
    const written = stored(cartCodecs.event.encode(event))
    const payload = cartCodecs.event.masked(written, masks)
    expect(JSON.stringify(payload)).not.toContain('PERSON')
    expect(E.isRight(cartCodecs.event.decode({ ...written, payload }))).toBe(true)
  })

  test.prop([line])('masks a label and the key made of it alike, so that a replay finds its lines', (given) => {
    const next = aCart([given])
    const event = { type: 'CartSynchronised', difference: cartDifference(undefined, next) } as const
    const written = stored(cartCodecs.event.encode(event))
    const read = cartCodecs.event.decode({ ...written, payload: cartCodecs.event.masked(written, masks) })
    const masked =
      E.isRight(read) && read.right.type === 'CartSynchronised' ? read.right.difference?.lines[0] : undefined
    if (masked === undefined) return expect(masked).toBeDefined()
    expect(masked.key).toBe(lineKey(masked.articleNumber, masked.deliveryId, masked.label))
    expect(masked.label === '').toBe(given.label === '')
  })
})
