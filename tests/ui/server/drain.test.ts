import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { watchRequests, type RequestDrain } from '../../../ui/server/drain'

interface Gate {
  readonly opened: Promise<void>
  readonly open: () => void
}

const gate = (): Gate => {
  let open = (): void => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

interface Shop {
  readonly drain: (graceMs: number) => ReturnType<RequestDrain['drain']>
  readonly app: FastifyInstance
  readonly port: number
  readonly reached: Promise<void>
  readonly letThrough: () => void
}

let app: FastifyInstance
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
afterEach(async () => {
  app.server.closeAllConnections()
  await app.close()
})

/** A page that waits, asks a service of the same process as pages do, and answers. */
const openShop = async (): Promise<Shop> => {
  const { opened: reached, open: reach } = gate()
  const { opened, open } = gate()
  app = Fastify()
  app.get('/service', () => ({ ok: true }))
  app.get('/page', async () => {
    reach()
    await opened
    return (await app.inject('/service')).json()
  })
  app.get('/endless', async () => Buffer.alloc(200_000_000))
  const { drain } = watchRequests(app.server)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    app,
    drain: (graceMs) => drain(graceMs, () => {}),
    reached,
    letThrough: open,
    port: Number(new URL(origin).port),
  }
}

const get = async (
  port: number,
  path: string,
): Promise<{ readonly answer: IncomingMessage; readonly body: string }> => {
  const asked = request({ host: '127.0.0.1', port, path, agent })
  asked.end()
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  if (answer === undefined) throw new Error('no answer')
  let body = ''
  for await (const chunk of answer) body += String(chunk)
  return { answer, body }
}

const connected = async (port: number): Promise<Socket> => {
  const socket = connect({ host: '127.0.0.1', port })
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** Whatever is answered until the server closes the connection. */
const answered = async (socket: Socket): Promise<string> => {
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  return answer
}

/** Status of a request on a connection of its own. */
const statusOnNew = async (port: number): Promise<string | undefined> => {
  const socket = await connected(port)
  socket.write('GET /service HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  return /^HTTP\/1\.1 (\d+)/.exec(await answered(socket))?.[1]
}

describe('draining a server', () => {
  it('answers every request that arrived before, read or not', async () => {
    const { port, drain } = await openShop()
    const sockets = await Promise.all(Array.from({ length: 20 }, () => connected(port)))
    // Written at once to the system, which the server has not asked for it yet.
    for (const socket of sockets) socket.write('GET /service HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    const drained = drain(30_000)
    const answers = await Promise.all(sockets.map(answered))

    expect(answers.map((answer) => answer.slice(0, 12))).toEqual(answers.map(() => 'HTTP/1.1 200'))
    expect(await drained).toBe('answered')
  })

  it('finishes a page that asks a service of the same process', async () => {
    const { port, reached, letThrough, drain } = await openShop()
    const page = get(port, '/page')
    await reached

    const drained = drain(30_000)
    letThrough()

    expect(await page).toMatchObject({ body: '{"ok":true}' })
    expect((await page).answer).toMatchObject({ statusCode: 200, headers: { connection: 'close' } })
    expect(await drained).toBe('answered')
  })

  it('answers 503 with a time to come back to new requests on open connections', async () => {
    const { port, reached, letThrough, drain } = await openShop()
    const open = await connected(port)
    const page = get(port, '/page')
    await reached

    const drained = drain(30_000)
    await expect.poll(() => statusOnNew(port)).toBe('503')
    open.write('GET /service HTTP/1.1\r\nHost: x\r\n\r\n')
    const refused = await answered(open)
    letThrough()

    expect(refused).toMatch(/^HTTP\/1\.1 503 /)
    expect(refused).toMatch(/retry-after: \d+\r\n/i)
    expect(refused).toMatch(/connection: close\r\n/i)
    expect(refused).toContain('"code":"SHUTTING_DOWN"')
    expect((await page).answer.statusCode).toBe(200)
    expect(await drained).toBe('answered')
  })

  it('tells new connections the same, and takes none when nothing is under way any more', async () => {
    const { port, reached, letThrough, drain } = await openShop()
    const page = get(port, '/page')
    await reached

    const drained = drain(30_000)
    await expect.poll(() => statusOnNew(port)).toBe('503')
    letThrough()
    await Promise.all([page, drained])
    const [refused] = await once(connect({ host: '127.0.0.1', port }), 'error')

    expect(refused).toMatchObject({ code: 'ECONNREFUSED' })
  })

  it('has nothing to wait for where no request is under way', async () => {
    const { port, drain } = await openShop()
    await connected(port)

    expect(await drain(30_000)).toBe('answered')
  })

  it('is not held up by a reader who has stopped reading', async () => {
    const { port, drain } = await openShop()
    const reader = await connected(port)
    reader.write('GET /endless HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(reader, 'readable')
    reader.pause()

    expect(await drain(50)).toBe('cut')
    reader.resume()
    await once(reader, 'close')
  })
})
