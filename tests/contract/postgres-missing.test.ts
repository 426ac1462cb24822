import { expect, it } from 'vitest'
import { startFirst } from './support/postgres'

const nowhere = [
  () => Promise.reject(new Error('no server below /usr/lib/postgresql')),
  () => Promise.reject(new Error('the package has no server for this machine')),
]

it('a machine of continuous integration without a PostgreSQL fails, and says which ways to one it has tried', async () => {
  await expect(startFirst(nowhere, 'true')).rejects.toThrow(
    'CI is set, so these tests must run on PostgreSQL too, but none could be started: ' +
      'no server below /usr/lib/postgresql; the package has no server for this machine',
  )
})

it("a developer's machine without a PostgreSQL goes without it, for the same reasons", async () => {
  expect(await startFirst(nowhere, undefined)).toEqual({
    tag: 'Unavailable',
    reason: 'no server below /usr/lib/postgresql; the package has no server for this machine',
  })
})
