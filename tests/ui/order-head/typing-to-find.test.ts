import { fc, it } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { findByTyping, typedOn } from '../../../ui/order-head/typing-to-find'

const customers = [
  ['104822', 'Lindqvist Rör & Värme AB'],
  ['104830', 'Lindqvist Service AB'],
  ['318844', 'Åby Fastigheter AB'],
]

describe('an option that is typed', () => {
  it.each([
    ['å', 0, 2],
    ['l', 0, 1],
    ['l', 1, 0],
    ['ll', 0, 1],
    ['lindqvist s', 0, 1],
    ['lind', 1, 1],
    ['1048', 0, 0],
    ['10483', 0, 1],
    ['fast', 0, undefined],
    ['å', -1, 2],
  ])('%s from option %i is option %s', (typed, present, found) => {
    expect(findByTyping(customers, present, typed)).toBe(found)
  })

  it('is none of none', () => {
    expect(findByTyping([], -1, 'a')).toBeUndefined()
  })

  it.prop([
    fc.array(fc.array(fc.string()), { maxLength: 8 }),
    fc.integer({ min: -1, max: 7 }),
    fc.string({ minLength: 1 }),
  ])('is always one that begins with the first letter at least', (options, present, typed) => {
    const found = findByTyping(options, Math.min(present, options.length - 1), typed)
    const [letter = ''] = typed.toLocaleLowerCase('sv')
    if (found !== undefined)
      expect(options[found]?.some((text) => text.toLocaleLowerCase('sv').startsWith(letter))).toBe(true)
  })

  it('begins anew after a pause', () => {
    expect(typedOn({ text: 'li', at: 1000 }, 'n', 1500)).toEqual({ text: 'lin', at: 1500 })
    expect(typedOn({ text: 'li', at: 1000 }, 'n', 2000)).toEqual({ text: 'n', at: 2000 })
  })
})
