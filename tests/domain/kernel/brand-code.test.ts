import { describe, expect, it } from 'vitest'
import { brandCodeOf, brandCodes } from '#domain/kernel/brand-code'

describe('the brands', () => {
  it('[CONST-06] are four; an unknown code stands for the default brand', () => {
    expect(brandCodes).toEqual(['dahl', 'konr', 'kasp', 'opti'])
    expect(brandCodes.map((code) => brandCodeOf(code))).toEqual(brandCodes)
    expect(['ahlsell', '', 'DAHL', 'constructor'].map((code) => brandCodeOf(code))).toEqual(Array(4).fill('dahl'))
    expect(brandCodeOf('ahlsell', 'kasp')).toBe('kasp')
  })

  it('[CONST-07] are dahl where none is said', () => {
    expect(brandCodeOf(undefined)).toBe('dahl')
  })
})
