import { describe, expect, it } from 'vitest'
import { signalWordOf } from '#domain/catalogue/clp-label'
import type { Warning } from '#domain/catalogue/variant'

const saying = (signalWord: string): Warning => ({
  code: 'H222',
  description: '',
  signalWord,
  assetUrl: undefined,
  detailedDescription: undefined,
})

describe('the signal word of a label', () => {
  it('is one: danger before warning', () => {
    expect(signalWordOf(['Varning', 'Fara', 'Varning'].map(saying))).toBe('Fara')
    expect(signalWordOf(['', 'Varning'].map(saying))).toBe('Varning')
  })

  it('is none where no warning has one', () => {
    expect(signalWordOf([saying('')])).toBeUndefined()
    expect(signalWordOf([])).toBeUndefined()
  })
})
