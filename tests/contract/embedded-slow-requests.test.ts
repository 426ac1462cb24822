import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'

let services: EmbeddedServices
let port = 0
let hanging: (() => void) | undefined

beforeAll(async () => {
  services = await startEmbeddedServices({
    catalogueSize: 10,
    timeouts: {
      headersTimeoutMs: 300,
      requestTimeoutMs: 400,
      // Nothing moves on a connection whose answer does not begin, either.
      connectionTimeoutMs: 6_000,
      // Longer than a good request takes on a busy machine.
      answerTimeoutMs: 3_000,
      timeoutsCheckedEveryMs: 50,
    },
  })
  services.app.get('/never', () => new Promise<void>((resolve) => (hanging = resolve)))
  await services.app.listen({ port: 0, host: '127.0.0.1' })
  const address: AddressInfo | string | null = services.app.server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(async () => {
  hanging?.()
  await services.stop()
})

/** All that comes back until the server closes the connection. */
const answerUntilClosed = (write: (socket: Socket) => void): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => write(socket))
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })

const headers = 'host: localhost\r\ncontent-type: application/json\r\n'

describe('a request has an end', () => {
  it('when its body never comes whole: 408, and the connection is closed', async () => {
    const answer = await answerUntilClosed((socket) =>
      socket.write(`POST /services/stock HTTP/1.1\r\n${headers}content-length: 1000\r\n\r\n{"articles"`),
    )

    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('when its headers never come whole: 408, and the connection is closed', async () => {
    const answer = await answerUntilClosed((socket) => socket.write('GET /services/menu HTTP/1.1\r\nhost: loc'))

    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('when nothing at all is sent on its connection', async () => {
    expect(await answerUntilClosed(() => undefined)).not.toMatch(/ 200 /)
  })

  it('when its answer does not begin: 503', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/never`)).status).toBe(503)
  })

  it('and others are answered meanwhile', async () => {
    const slow = Array.from({ length: 50 }, () =>
      answerUntilClosed((socket) =>
        socket.write(`POST /services/stock HTTP/1.1\r\n${headers}content-length: 1000\r\n\r\n{`),
      ),
    )
    const answer = await fetch(`http://127.0.0.1:${port}/services/language-config`)
    await Promise.all(slow)

    expect(answer.status).toBe(200)
  })
})
