import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOldQuantity, isOvertaken } from '#domain/cart/overtaken-edit'
import type { CartEffect } from '#domain/cart/protocol'
import { commandId, instant } from '#domain/kernel/ids'
import { aCart, aLine } from '../given'
import { keyOf } from './given-cart'

type UpdateItem = Extract<CartEffect, { type: 'UpdateItem' }>

const NOW = Date.parse('2026-03-10T00:03:00.000Z')
const at = (minutesBefore: number) => instant(new Date(NOW - minutesBefore * 60_000).toISOString())
const now = at(0)
const setTo = (quantity: number | undefined, minutesBefore: number): UpdateItem => ({
  ...{ type: 'UpdateItem', edit: commandId('e'), line: keyOf('4208103'), quantity, upon: 10, at: at(minutesBefore) },
  ...{ deliveryId: 'DBI', label: '' },
})
const cartWith = (quantity: number) => aCart([aLine({ quantity })])

describe('[ERROR-25] a quantity that waited', () => {
  it('is old after ten minutes, also where midnight or a new year lies between', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600_000 }), (minutes) => {
        expect(isOldQuantity(setTo(15, minutes), now)).toBe(minutes > 10)
      }),
    )
  })

  it('is overtaken only when it is old and its line has got another quantity since', () => {
    expect(isOvertaken(cartWith(40), setTo(15, 11), now)).toBe(true)
    expect(isOvertaken(cartWith(40), setTo(15, 10), now)).toBe(false)
    expect(isOvertaken(cartWith(10), setTo(15, 11), now)).toBe(false)
    expect(isOvertaken(cartWith(15), setTo(15, 11), now)).toBe(false)
    expect(isOvertaken(aCart([]), setTo(15, 11), now)).toBe(false)
    expect(isOvertaken(cartWith(40), { ...setTo(15, 11), upon: undefined }, now)).toBe(false)
  })

  it('is never a change of the label alone', () => {
    expect(isOldQuantity(setTo(undefined, 600), now)).toBe(false)
    expect(isOvertaken(cartWith(40), setTo(undefined, 600), now)).toBe(false)
  })
})
