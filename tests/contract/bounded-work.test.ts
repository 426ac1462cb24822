import { describe, expect, it } from 'vitest'
import { createBoundedWork } from '#adapters/embedded/auth/bounded-work'

const given = () => {
  const work = createBoundedWork({ mostAtOnce: 2, mostWaiting: 3 })
  const ends = new Map<string, () => void>()
  const begun: string[] = []
  const run = (name: string, ahead = false) =>
    work.run(() => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    }, ahead)
  const end = async (name: string, running: Promise<string> | undefined) => {
    await Promise.resolve()
    ends.get(name)?.()
    await running
    // What waited begins after the promise of what ended.
    await Promise.resolve()
    await Promise.resolve()
  }
  return { run, end, begun }
}

describe('bounded work', () => {
  it('runs so much at the same time, and the rest in its turn', async () => {
    const { run, end, begun } = given()
    const [first, second] = [run('1'), run('2')]
    void run('3')
    await Promise.resolve()
    expect(begun).toEqual(['1', '2'])
    await end('1', first)
    expect(begun).toEqual(['1', '2', '3'])
    await end('2', second)
    expect(begun).toEqual(['1', '2', '3'])
  })

  it('serves what goes ahead first', async () => {
    const { run, end, begun } = given()
    const first = run('1')
    void run('2')
    void run('waits')
    void run('ahead', true)
    await end('1', first)
    expect(begun).toEqual(['1', '2', 'ahead'])
  })

  it('refuses what finds its queue full, without doing it', async () => {
    const { run, begun } = given()
    for (const name of ['1', '2', '3', '4', '5']) expect(run(name)).toBeDefined()
    expect(run('6')).toBeUndefined()
    expect(run('ahead', true)).toBeDefined()
    await Promise.resolve()
    expect(begun).toEqual(['1', '2'])
  })

  it('goes on after work that fails', async () => {
    const work = createBoundedWork({ mostAtOnce: 1, mostWaiting: 1 })
    const failing = work.run(() => Promise.reject(new Error('no')), false)
    const next = work.run(async () => 'done', false)
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('done')
  })
})
