import { expect, it, vi } from 'vitest'
import { hashPassword, passwordFits } from '#adapters/embedded/auth/password'

// All other tests hash at a lower cost.
vi.unmock('@node-rs/argon2')

it('a password is kept as argon2id with 19 MiB, two passes and one lane', async () => {
  expect(await hashPassword('hemligt')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

it('a password fits its own hash, and neither another one nor a missing account', async () => {
  const hash = await hashPassword('hemligt')

  expect(await passwordFits(hash, 'hemligt')).toBe(true)
  expect(await passwordFits(hash, 'Hemligt')).toBe(false)
  expect(await passwordFits(undefined, 'hemligt')).toBe(false)
})
