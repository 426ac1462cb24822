import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inProcessFetch } from '../../ui/entry/in-process-fetch'

const ADDRESS = 'http://shop.example/thing'

let app: FastifyInstance
beforeEach(() => {
  app = fastify({ logger: false })
})
afterEach(() => app.close())
const call: typeof fetch = (input, init) => inProcessFetch(() => app)(input, init)

describe('a call within the process', () => {
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    it(`asks by the method of the request: ${method}`, async () => {
      app.all('/thing', (request, reply) => reply.header('asked-by', request.method).send('a body'))

      expect((await call(ADDRESS, { method })).headers.get('asked-by')).toBe(method)
    })

  it('asks nothing for a method that no service has, and says so', async () => {
    const asked: string[] = []
    app.all('/thing', (request, reply) => {
      asked.push(request.method)
      return reply.send('a body')
    })

    const answer = await call(ADDRESS, { method: 'PROPFIND' })

    expect(answer.status).toBe(501)
    expect(await answer.json()).toMatchObject({ code: 'METHOD_NOT_IMPLEMENTED' })
    expect(asked).toEqual([])
  })

  for (const status of [204, 205, 304])
    it(`gives an answer without a body for the status ${status}`, async () => {
      app.get('/thing', (_request, reply) => {
        reply.hijack()
        reply.raw.writeHead(status, { etag: '"1"' })
        reply.raw.end('a body that the status does not allow')
      })

      const answer = await call(ADDRESS)

      expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([status, '"1"', ''])
    })

  it('is not made when its signal is aborted already', async () => {
    const asked: string[] = []
    app.get('/thing', (request, reply) => {
      asked.push(request.url)
      return reply.send('a body')
    })

    await expect(call(ADDRESS, { signal: AbortSignal.abort('too late') })).rejects.toBe('too late')
    expect(asked).toEqual([])
  })

  it('ends with the reason of its signal while the service still works', async () => {
    const calls = new AbortController()
    let finish = (_body: string): void => undefined
    const finished = new Promise<string>((resolve) => {
      finish = resolve
    })
    app.get('/thing', () => {
      calls.abort('no longer needed')
      return finished
    })

    await expect(call(ADDRESS, { signal: calls.signal })).rejects.toBe('no longer needed')
    finish('a body')
  })

  it('gives every cookie of an answer', async () => {
    app.get('/thing', (_request, reply) => reply.header('set-cookie', ['a=1', 'b=2']).send('a body'))

    expect((await call(ADDRESS)).headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })
})
