import { describe, expect, it } from 'vitest'
import { inchesOfNominal } from '#domain/catalogue/pipe-threads'

describe('the thread of a nominal diameter', () => {
  it.each([
    [15, '1/2'],
    [25, '1'],
    [32, '1 1/4'],
    [65, '2 1/2'],
  ])('DN%i is %s inches', (dn, inches) => expect(inchesOfNominal(dn)).toBe(inches))

  it('is none for a diameter between two', () => expect(inchesOfNominal(22)).toBeUndefined())
})
