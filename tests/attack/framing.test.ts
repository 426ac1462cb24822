import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAttackedServices, type AttackedServices } from './support/attacked-services'
import { malformedRequests } from './support/malformed-requests'
import { exchange, type RawAnswer } from './support/raw-socket'

let services: AttackedServices
let port: number

beforeAll(async () => {
  services = await startAttackedServices()
  await services.app.listen({ port: 0, host: '127.0.0.1' })
  const address = services.app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The services listen to no port.')
  port = address.port
})
afterAll(async () => {
  services.app.server.closeAllConnections()
  await services.stop()
})

const GOOD = 'GET /services/language-config HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

const goodRequest = async (): Promise<readonly number[]> =>
  (
    await exchange(
      port,
      (socket) => socket.write(GOOD),
      ({ closed }) => closed,
    )
  ).statuses

const isAnswered = ({ statuses, closed }: RawAnswer): boolean => statuses.length > 0 || closed

describe('a request that is malformed', () => {
  it.each(Object.entries(malformedRequests))(
    'by %s is refused or cut, and hides no other request',
    async (_, bytes) => {
      const answer = await exchange(port, (socket) => socket.write(bytes, 'latin1'), isAnswered)

      expect(isAnswered(answer)).toBe(true)
      for (const status of answer.statuses) {
        expect(status).toBeGreaterThanOrEqual(400)
        expect(status).toBeLessThan(500)
      }
      expect(answer.statuses.length).toBeLessThanOrEqual(1)
      expect(await goodRequest()).toEqual([200])
    },
  )
})

describe('many requests', () => {
  it('a thousand in one packet are answered one by one, and others meanwhile', async () => {
    const one = 'GET /services/language-config HTTP/1.1\r\nHost: localhost\r\n\r\n'
    const [answer, others] = await Promise.all([
      exchange(
        port,
        (socket) => socket.write(one.repeat(1000)),
        ({ statuses, closed }) => closed || statuses.length >= 1000,
        20_000,
      ),
      goodRequest(),
    ])
    expect(others).toEqual([200])
    expect(answer.statuses.filter((status) => status !== 200 && status !== 429 && status !== 503)).toEqual([])
    expect(answer.closed || answer.statuses.length === 1000).toBe(true)
  })

  it('of a thousand connections that say nothing leave others their answer', async () => {
    const idle = Array.from({ length: 1000 }, () =>
      exchange(
        port,
        () => undefined,
        () => false,
        1_500,
      ),
    )
    expect(await goodRequest()).toEqual([200])
    await Promise.all(idle)
    expect(await goodRequest()).toEqual([200])
  })

  it('that are left in the midst of their body are forgotten', async () => {
    const start =
      'POST /services/v2/sessions/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"user'
    await Promise.all(
      Array.from({ length: 200 }, () =>
        exchange(port, (socket) => {
          socket.write(start)
          socket.destroySoon()
        }),
      ),
    )
    expect(await goodRequest()).toEqual([200])
  })
})

describe('a slow caller', () => {
  it('has a bounded time for headers, and a bounded time for the whole request', () => {
    const { server } = services.app
    expect(server.headersTimeout).toBeGreaterThan(0)
    expect(server.headersTimeout).toBeLessThanOrEqual(60_000)
    expect(server.requestTimeout).toBeGreaterThan(0)
    expect(server.requestTimeout).toBeLessThanOrEqual(60_000)
  })
})
