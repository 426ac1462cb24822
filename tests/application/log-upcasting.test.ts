import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { field } from '#application/codecs/logged'
import { Text } from '#application/codecs/values'
import { payloadsByType } from '#application/log/payload-codecs'
import { upcasting } from '#application/log/upcasting'

const step = (from: number) => ({ from, up: (payload: unknown) => [payload, from + 1] })

describe('a chain of upcasters', () => {
  it('that lacks a step stops the program when it loads', () => {
    expect(() => upcasting('Renamed', [step(1), step(3)])).toThrow('Renamed lack a step from version 2')
    expect(() => upcasting('Renamed', [step(2)])).toThrow('from version 1')
  })

  test.prop([fc.nat({ max: 6 }), fc.nat({ max: 6 })])(
    'takes a payload from its version through every later one',
    (length, version) => {
      fc.pre(version >= 1 && version <= length + 1)
      const { current, upcast } = upcasting(
        'Renamed',
        Array.from({ length }, (_, index) => step(index + 1)),
      )
      const seen = JSON.stringify(upcast(version, 'old')).match(/\d+/g) ?? []
      expect(current).toBe(length + 1)
      expect(seen.map(Number)).toEqual(Array.from({ length: length + 1 - version }, (_, index) => version + index + 1))
    },
  )

  it('lets an old record be read in the shape of today, and writes today’s version', () => {
    type Named = { readonly type: 'Named'; readonly first: string; readonly last: string }
    const codec = payloadsByType<Named>(
      { Named: { first: field.public(Text), last: field.public(Text) } },
      { Named: [{ from: 1, up: () => ({ first: 'Moa', last: 'Lindqvist' }) }] },
    )
    const today: Named = { type: 'Named', first: 'Moa', last: 'Lindqvist' }

    expect(codec.encode(today)).toEqual({ type: 'Named', version: 2, payload: { first: 'Moa', last: 'Lindqvist' } })
    expect(codec.decode({ type: 'Named', version: 1, payload: { name: 'Moa Lindqvist' } })).toEqual(E.right(today))
    expect(codec.decode(codec.encode(today))).toEqual(E.right(today))
  })
})
