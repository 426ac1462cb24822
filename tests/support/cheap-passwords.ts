import type * as Original from '@node-rs/argon2'
import { vi } from 'vitest'

// Tests log in some thousand times. The hash stays argon2id and keeps its cost in itself, so that checking a password is
// cheap too. What the shop really asks for is proven in `contract/password.mocked.test.ts`.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof Original>()
  const hash = (password: string): Promise<string> =>
    original.hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  return { ...original, hash }
})
