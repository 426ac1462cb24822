import { once } from 'node:events'
import { request } from 'node:http'
import { Writable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { logUnforeseen, loggedError } from '#adapters/embedded/log-unforeseen'
import { rememberBearer } from '#adapters/embedded/auth/identity'
import { pages } from '../../ui/server/pages-plugin'
import { tomHolm } from './support/embedded-shop'

let app: FastifyInstance
afterEach(() => app.close())

const logging = (): string[] => {
  const lines: string[] = []
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line))
      done()
    },
  })
  app = Fastify({
    logger: { level: 'warn', stream, serializers: { err: loggedError } },
    genReqId: () => 'correlation-1',
  })
  return lines
}

describe('an error of ours', () => {
  it('is logged with the call, the user and the correlation id, and with nothing of what was sent', async () => {
    const lines = logging()
    app.setErrorHandler(async (error, asked, reply) => {
      await logUnforeseen(asked, error)
      return reply.code(500).send({})
    })
    app.get('/customers/:id', async (asked) => {
      rememberBearer(asked, tomHolm)
      throw Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(tom@example.com)' })
    })

    await app.inject({ url: '/customers/402215?q=hemligt', headers: { authorization: 'Bearer hemligt' } })

    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      reqId: 'correlation-1',
      method: 'GET',
      route: '/customers/:id',
      userId: 'u-tom',
      err: { message: 'duplicate key', code: '23505' },
    })
    expect(lines[0]).not.toMatch(/hemligt|402215|tom@example/)
  })
})

describe('a reader who leaves before the page is drawn', () => {
  it('is no error', async () => {
    const lines = logging()
    let drawing = (): void => {}
    const began = new Promise<void>((resolve) => (drawing = resolve))
    let stopped = (): void => {}
    const left = new Promise<void>((resolve) => (stopped = resolve))
    await app.register(pages, {
      brandOf: () => 'dahl',
      cache: undefined,
      rendererFor: async () => ({
        addressOf: async (url) => url.href,
        render: async (asked) => {
          drawing()
          await once(asked.signal, 'abort')
          stopped()
          throw asked.signal.reason
        },
      }),
    })
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    const reader = request(`${origin}/sortiment`)
    reader.on('error', () => {})
    reader.end()
    await began

    reader.destroy()

    await left
    await app.close()
    expect(lines).toEqual([])
  })
})
