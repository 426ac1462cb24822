import { fc } from '@fast-check/vitest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedServices, type EmbeddedServices } from '../contract/support/embedded-services'
import { ask, jsonIn, logIn, type Answered, type Asked, type Asker } from './support/asked'
import { goodRequests } from './support/good-requests'
import { spoilsWithBody, spoilsWithoutBody } from './support/spoil'

const REQUESTS = 30_000
const SEED = 20_261_122
/** Bodies have more ways to be wrong than addresses. */
const SHARE_OF_BODIES = 4

const withBody = goodRequests.filter(({ body }) => body !== undefined)
const withoutBody = goodRequests.filter(({ body }) => body === undefined)
const oneShare = Math.ceil(REQUESTS / 2 / (withBody.length * SHARE_OF_BODIES + withoutBody.length))

let services: EmbeddedServices
let user: Asker

beforeAll(async () => {
  services = await startEmbeddedServices({ catalogueSize: 60 })
  user = await logIn(services.app, 'user')
})
afterAll(() => services.stop())

const has = (value: unknown, name: string): boolean => typeof value === 'object' && value !== null && name in value

/** What is wrong with an answer to a request that is wrong itself; undefined when nothing is. */
const faultOf = (answer: Answered): string | undefined => {
  if (answer.status >= 500) return `status ${answer.status}`
  // GraphQL tells its failures beside a 200.
  if (answer.text.includes('INTERNAL_ERROR')) return 'a fault of ours beside data'
  if (answer.status < 400) return undefined
  const body = jsonIn(answer)
  const isSaid = (has(body, 'code') && has(body, 'message')) || has(body, 'error') || has(body, 'sys')
  return isSaid ? undefined : 'a refusal without code and words'
}

const shown = ({ as, ...asked }: Asked): string =>
  `${as === undefined ? 'visitor' : 'user'} ${JSON.stringify(asked)}`.slice(0, 600)

describe(`${REQUESTS} malformed requests are refused in words, and none is a fault of ours`, () => {
  let sent = 0

  it.each([...withBody, ...withoutBody].map((good) => [`${good.method ?? 'GET'} ${good.path}`, good] as const))(
    '%s',
    async (_what, good) => {
      const hasBody = good.body !== undefined
      const spoils = fc.sample(hasBody ? spoilsWithBody : spoilsWithoutBody, {
        numRuns: oneShare * (hasBody ? SHARE_OF_BODIES : 1),
        seed: SEED,
      })
      const faults: string[] = []
      for (const spoil of spoils) {
        for (const as of [undefined, user]) {
          const spoiled = spoil(good)
          const asked = as === undefined ? spoiled : { ...spoiled, as }
          const answer = await ask(services.app, asked)
          sent += 1
          const fault = faultOf(answer)
          if (fault !== undefined && faults.length < 5)
            faults.push(`${fault}: ${shown(asked)} → ${answer.text.slice(0, 200)}`)
        }
      }
      expect(faults).toEqual([])
    },
    120_000,
  )

  it('all of them, after which good ones are answered', async () => {
    const answer = await ask(services.app, { path: '/stock', body: { articles: [{ articleNumber: '4208103' }] } })

    expect(sent).toBeGreaterThanOrEqual(REQUESTS)
    expect(answer.status).toBe(200)
  })
})
