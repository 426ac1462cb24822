import { describe, expect, it } from 'vitest'
import { passwordScore } from '#adapters/password-strength/password-score'
import { passwordFault, wordsOfAccount } from '#domain/session/password-policy'

describe('how hard a password is to guess', () => {
  it.each(['password1', 'qwertyuiop', '12345678', 'P4ssw0rd!', 'a1'.repeat(50), 'x'.repeat(100), '20261123'])(
    'is too little for %s',
    (password) => {
      expect(passwordFault(password, passwordScore(password, []))).toBe('tooCommon')
    },
  )

  it.each(['gräddfil under trappan', 'kvKr8!zq2W', `${'a'.repeat(60)} häst batteri klammer`])(
    'is enough for %s',
    (password) => {
      expect(passwordFault(password, passwordScore(password, []))).toBeUndefined()
    },
  )

  it('counts what a guesser knows of the user', () => {
    expect(passwordScore('bredablick7', ['bredablick'])).toBeLessThan(passwordScore('bredablick7', []))
  })

  it('is too little for the own user name and a digit, as the service says too', () => {
    expect(passwordScore('asa.obergstrom1', ['asa', 'obergstrom'])).toBeGreaterThanOrEqual(2)
    const words = wordsOfAccount('Dahl', 'asa.obergstrom')
    expect(passwordFault('asa.obergstrom1', passwordScore('asa.obergstrom1', words))).toBe('tooCommon')
  })
})
