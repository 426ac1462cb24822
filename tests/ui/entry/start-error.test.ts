import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#adapters/embedded/database/database'
import { readEnvironment } from '../../../ui/entry/environment'
import { startErrorText } from '../../../ui/entry/start-error'

const DATABASE_URL = 'postgres://nobody:hemligt@127.0.0.1:9/none'

const textOf = (error: unknown): string => {
  const environment = readEnvironment({ DATABASE_URL })
  return E.isLeft(environment) ? 'no environment' : startErrorText(error, environment.right)
}

describe('an error at the start', () => {
  it('of a database that does not answer is told without stack or password, with what to do', async () => {
    const error: unknown = await openDatabase({ databaseUrl: DATABASE_URL, startWaitMs: 100 }).catch(
      (thrown: unknown) => thrown,
    )

    const text = textOf(error)
    expect(text).toMatch(
      /^The shop cannot start: PostgreSQL at 127\.0\.0\.1:9\/none cannot be used: .*check DATABASE_URL/,
    )
    expect(text.split('\n')).toHaveLength(1)
    expect(text).not.toContain('hemligt')
  })

  it('that nobody has foreseen has its stack, after a plain line', () => {
    const [first, , ...stack] = textOf(new Error('a fault of ours')).split('\n')

    expect(first).toBe('The shop cannot start: a fault of ours')
    expect(stack.join('\n')).toMatch(/^\s+at /m)
  })
})
