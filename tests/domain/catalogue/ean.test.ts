import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { eanCheckDigit, isMistypedEan } from '#domain/catalogue/article-numbers'

const twelve = fc.stringMatching(/^\d{12}$/)

describe('a mistyped EAN', () => {
  test.prop([twelve, fc.integer({ min: 0, max: 9 })])('is one whose last digit is another', (digits, last) => {
    expect(isMistypedEan(`${digits}${last}`)).toBe(last !== eanCheckDigit(digits))
  })

  it('is told with spaces, and never of other numbers', () => {
    expect(isMistypedEan('7 391242 081037')).toBe(true)
    expect(isMistypedEan('7 391242 081036')).toBe(false)
    expect(isMistypedEan('4208103')).toBe(false)
    expect(isMistypedEan('kulventil')).toBe(false)
  })
})
