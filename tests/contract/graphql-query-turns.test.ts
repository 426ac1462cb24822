import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asCaller } from '#adapters/embedded/database/caller'
import { databaseFailure } from '#adapters/embedded/database-failure'
import { queryTurns } from '#adapters/embedded/graphql/query-turns'
import { limits } from '#adapters/embedded/limits'

const { mostAtOnceOfOneCaller, mostWaitingOfOneCaller } = limits.graphql

let app: FastifyInstance
let running: Map<string, number>
let most: number
let finish: () => void

/** A query that goes on until `finish`, from a caller named in a header. */
beforeEach(async () => {
  running = new Map()
  most = 0
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const takeTurn = queryTurns()
  app = Fastify()
  app.addHook('preHandler', (request, _reply, done) => asCaller(String(request.headers['caller']), done))
  app.setErrorHandler((error, _request, reply) => {
    const failure = databaseFailure(error)
    return reply.code(failure?.status ?? 500).send({ code: failure?.code })
  })
  app.get('/query', async (request, reply) => {
    await takeTurn(reply)
    const caller = String(request.headers['caller'])
    const now = (running.get(caller) ?? 0) + 1
    running.set(caller, now)
    most = Math.max(most, now)
    await finished
    running.set(caller, (running.get(caller) ?? 0) - 1)
    return 'answer'
  })
  await app.ready()
})
afterEach(() => app.close())

const ask = (caller: string) => app.inject({ url: '/query', headers: { caller } })

const untilRunning = (caller: string, many: number): Promise<void> => expect.poll(() => running.get(caller)).toBe(many)

describe('queries of one caller', () => {
  it('are worked on a few at a time, and others wait or are told to come back', async () => {
    const answers = Promise.all(
      Array.from({ length: mostAtOnceOfOneCaller + mostWaitingOfOneCaller + 5 }, () => ask('greedy')),
    )
    await untilRunning('greedy', mostAtOnceOfOneCaller)
    finish()

    const statuses = (await answers).map(({ statusCode }) => statusCode)
    expect(most).toBe(mostAtOnceOfOneCaller)
    expect(statuses.filter((status) => status === 503)).toHaveLength(5)
    expect(statuses.filter((status) => status === 200)).toHaveLength(mostAtOnceOfOneCaller + mostWaitingOfOneCaller)
    expect((await ask('greedy')).statusCode).toBe(200)
  })

  it('hold up nobody else', async () => {
    const greedy = Array.from({ length: mostAtOnceOfOneCaller + 10 }, () => ask('greedy'))
    await untilRunning('greedy', mostAtOnceOfOneCaller)
    const other = ask('other')
    await untilRunning('other', 1)
    finish()

    expect((await other).statusCode).toBe(200)
    await Promise.all(greedy)
  })
})
