import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { limits } from '#adapters/embedded/limits'
import { refreshPopularity } from '#adapters/embedded/search/demand'
import {
  addressOf,
  jsonOf,
  startAttackedServices,
  type Answer,
  type AttackedServices,
} from './support/attacked-services'

const { mostRequestsPerAddressMinute } = limits.behaviourEvents
const FIRST_PAGE = 10
/** As far down as nobody looks. */
const BURIED = 50

let services: AttackedServices

beforeAll(async () => {
  services = await startAttackedServices({ catalogueSize: 2000 })
})
afterAll(() => services.stop())
afterEach(() => {
  vi.restoreAllMocks()
})

const found = async (query: string): Promise<readonly string[]> => {
  const filter = { type: 'type', value: 'Variant' }
  const answer = await services.call({
    method: 'POST',
    path: '/search',
    body: { query, resultsOptions: { take: 200, filter } },
  })
  expect(answer.status).toBe(200)
  return jsonOf(answer).results.items.map(({ id }: { readonly id: string }) => id)
}

interface Sent {
  readonly article: string
  readonly visitor: string
  readonly from: string
  readonly type?: string
  readonly count?: number
  readonly headers?: Readonly<Record<string, string>>
}
const send = ({ article, visitor, from, type = 'purchase', count = 100, headers = {} }: Sent): Promise<Answer> =>
  services.call({
    method: 'POST',
    path: '/createEvents',
    headers: { 'user-id': visitor, ...headers },
    body: {
      events: Array.from({ length: count }, (_, index) => ({
        type,
        entity: { type: 'Variant', id: article },
        ...(type === 'purchase' ? { orderId: `${visitor}-${index}`, quantity: 1000, revenue: 1_000_000 } : {}),
      })),
    },
    from,
  })

const eventsKept = async (): Promise<number> => {
  const { count } = await services.db
    .selectFrom('behaviour_events')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

// What is not refused is written, which takes its time.
const timeout = 60_000

describe('made-up visitors', { timeout }, () => {
  it.each([
    ['from one address', 1],
    ['from ten addresses', 10],
  ])('%s buy no place on the first page of a search', async (_, addresses) => {
    const before = await found('kulventil')
    const target = before[BURIED + 10] ?? ''
    expect(before.length).toBeGreaterThan(BURIED + 10)
    const answers: Answer[] = []
    for (let visitor = 0; visitor < 150; visitor += 1)
      answers.push(
        await send({
          article: target,
          visitor: `invented-${addresses}-${visitor}`,
          from: addressOf(visitor % addresses),
          type: ['purchase', 'addtocart', 'click'][visitor % 3] ?? 'click',
        }),
      )
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    await refreshPopularity(services.db)

    const after = await found('kulventil')

    expect(after.indexOf(target) === -1 ? Infinity : after.indexOf(target)).toBeGreaterThanOrEqual(FIRST_PAGE)
    // Nor do they push what stood there away.
    const stayed = before.slice(0, FIRST_PAGE).filter((article) => after.slice(0, FIRST_PAGE).includes(article))
    expect(stayed.length).toBeGreaterThanOrEqual(FIRST_PAGE - 1)
  })

  it('cannot fill the table', async () => {
    const before = await eventsKept()
    const [article = ''] = await found('slang')
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, visitor) =>
        send({ article, visitor: `filler-${visitor}`, from: addressOf(500), count: 500 }),
      ),
    )
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    // Twenty thousand were sent.
    expect((await eventsKept()) - before).toBeLessThan(5_000)
  })

  it('are refused in the words of the search protocol, with the time to wait, and heard after it', async () => {
    // Rates are measured by the process's own time, which stands still here however slow the machine is.
    const began = performance.now()
    const now = vi.spyOn(performance, 'now').mockReturnValue(began)
    const [article = ''] = await found('slang')
    const answers: Answer[] = []
    for (let visitor = 0; visitor <= mostRequestsPerAddressMinute; visitor += 1)
      answers.push(await send({ article, visitor: `refused-${visitor}`, from: addressOf(501), count: 50 }))
    const last = answers.pop()
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(last?.status).toBe(429)
    expect(last?.headers['retry-after']).toBe('60')
    expect(jsonOf(last ?? { status: 0, headers: {}, text: '' }).error).toMatchObject({ code: 429 })

    now.mockReturnValue(began + 60_001)
    const later = await send({ article, visitor: 'refused-before', from: addressOf(501), count: 1 })
    expect(later.status).toBe(200)
  })

  it('count as one address, whatever address they say that they come from', async () => {
    const [article = ''] = await found('slang')
    const before = await eventsKept()
    for (let visitor = 0; visitor < 80; visitor += 1)
      await send({
        article,
        visitor: `forwarded-${visitor}`,
        from: addressOf(502),
        headers: { 'x-forwarded-for': addressOf(10_000 + visitor) },
      })
    expect((await eventsKept()) - before).toBeLessThan(5_000)
  })
})

describe('a visitor who shops', { timeout }, () => {
  it('is heard while others flood', async () => {
    const [article = ''] = await found('rör')
    for (let visitor = 0; visitor < 40; visitor += 1)
      await send({ article, visitor: `flood-${visitor}`, from: addressOf(600) })
    const answers: Answer[] = []
    for (const type of ['click', 'addtocart', 'purchase'])
      answers.push(await send({ article, visitor: 'a-real-visitor', from: addressOf(601), type, count: 1 }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await found('kulventil')).length).toBeGreaterThan(BURIED)
  })

  it('may look at many articles in a minute', async () => {
    const articles = (await found('kulventil')).slice(0, 40)
    for (const article of articles) {
      const answer = await send({ article, visitor: 'a-busy-visitor', from: addressOf(602), type: 'click', count: 1 })
      expect(answer.status).toBe(200)
    }
  })
})
