import { fc, test } from '@fast-check/vitest'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { readPhoneNumber } from '#domain/kernel/phone-number'

describe('a telephone number', () => {
  it.each([
    '070-123 45 67',
    '0701234567',
    '031-700 21 14',
    '08-12 34 56',
    '(031) 700 21 14',
    '+46 70 123 45 67',
    '+46 (0)70-123 45 67',
    '0046701234567',
    '+4798765432',
    '070\u2013123\u00a045\u00a067',
  ])('is Swedish or international, and kept as written: %s', (text) => {
    expect(readPhoneNumber(text)).toEqual(O.some(text))
  })

  it.each([
    '',
    'abcdefgh',
    '070',
    '070-123',
    '1234567',
    '+0701234567',
    '00',
    '070-123 45 67 89 01',
    '070-12E4567',
    '+46',
  ])('is not %j', (text) => {
    expect(readPhoneNumber(text)).toEqual(O.none)
  })

  test.prop([fc.string()])('has at least six digits, whatever is typed', (text) => {
    const digits = text.replace(/\D/g, '').length
    expect(O.isNone(readPhoneNumber(text)) || digits >= 6).toBe(true)
  })
})
