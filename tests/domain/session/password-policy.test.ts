import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { LONGEST_CREDENTIAL } from '#domain/session/credentials'
import {
  LEAST_PASSWORD,
  LONGEST_PASSWORD,
  lackingLength,
  passwordFault,
  wordsOfAccount,
} from '#domain/session/password-policy'

describe('a password', () => {
  it('has eight characters at least, whatever a character is made of', () => {
    expect(passwordFault('x'.repeat(7), 4)).toBe('tooShort')
    expect(passwordFault('🔑'.repeat(7), 4)).toBe('tooShort')
    expect(passwordFault('🔑'.repeat(8), 4)).toBeUndefined()
    expect(lackingLength('🔑🔑')).toBe(LEAST_PASSWORD - 2)
  })

  test.prop([fc.string({ unit: 'grapheme', maxLength: 130 })])('can always be typed at a log-in', (password) => {
    if (passwordFault(password, 4) === undefined) expect(password.length).toBeLessThanOrEqual(LONGEST_CREDENTIAL)
  })

  it('is told of its length before anything else, and is refused when a list would find it', () => {
    expect(passwordFault('', 0)).toBe('tooShort')
    expect(passwordFault('x'.repeat(LONGEST_PASSWORD + 1), 0)).toBe('tooLong')
    expect(passwordFault('x'.repeat(LONGEST_PASSWORD), 1)).toBe('tooCommon')
    expect(passwordFault('x'.repeat(LONGEST_PASSWORD), 2)).toBeUndefined()
  })

  it('is judged by the brand, and by the user name whole and in its parts', () => {
    expect(wordsOfAccount('Dahl', 'asa.oberg@foretag.se')).toEqual([
      ...['Dahl', 'asa.oberg@foretag.se'],
      ...['asa', 'oberg', 'foretag', 'se'],
    ])
    expect(wordsOfAccount('', '')).toEqual([])
  })
})
