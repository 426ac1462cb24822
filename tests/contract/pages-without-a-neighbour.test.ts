import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { limits } from '#adapters/embedded/limits'
import { nodeTimers } from '#adapters/embedded/node-timers'
import { startComposedShop, type ComposedShop } from './support/composed-shop'
import {
  faults,
  proxied,
  startNeighbourProxy,
  type Fault,
  type NeighbourProxy,
  type Proxied,
} from './support/neighbour-proxy'

/** What a page says in place of a part that is missing. */
const notes = {
  menu: 'Sortimentet kan inte visas just nu.',
  stores: 'Butikerna kan inte visas just nu.',
  chapters: 'Våra informationssidor kan inte visas just nu.',
  siblings: 'Produktens övriga artiklar kan inte visas just nu.',
  brackets: 'Priset vid större antal kan inte visas just nu.',
  popular: 'Det som köps ofta kan inte visas just nu.',
  counts: 'Antalet produkter kan inte visas just nu.',
  pages: 'Informationssidor med sökordet kan inte visas just nu.',
} as const
type Note = keyof typeof notes

/** What a page cannot be shown without, and what it says without another service. */
interface Expected {
  readonly own: readonly Proxied[]
  readonly says: Readonly<Partial<Record<Proxied, readonly Note[]>>>
}

const frame = { product: ['menu'], content: ['chapters'] } as const

const pages: Readonly<Record<string, Expected>> = {
  '/': {
    own: [],
    says: {
      ...frame,
      location: ['stores'],
      product: ['menu', 'popular'],
      search: ['popular'],
      gateway: ['popular'],
    },
  },
  '/kategorier/vvs': {
    own: [],
    says: { ...frame, search: ['counts', 'popular'], gateway: ['popular'] },
  },
  '/kategorier/vvs/ventiler/kulventiler': { own: ['search', 'gateway'], says: frame },
  '/search?q=kulventil': { own: ['search', 'gateway'], says: { ...frame, content: ['chapters', 'pages'] } },
  '/produkt/4208102': {
    own: ['gateway'],
    says: { ...frame, search: ['siblings'], price: ['brackets'] },
  },
  // Campaigns are fetched once a day, so the service is not needed again.
  '/kampanjer': { own: [], says: frame },
  '/leverans-och-frakt': { own: ['content'], says: { product: ['menu'] } },
  '/kundservice/hamta-i-butik': { own: ['content'], says: { product: ['menu'] } },
}

const TICK_MS = 10
/** Turns of the event loop without a call under way, after which none that is answered is still to come. */
const QUIET_TICKS = 6
const PAGE_WAIT_MS = 4_000
/** The pages that every fault is tried on. */
const wellTried = ['/', '/produkt/4208102']
const mainFaults: readonly Fault[] = ['refuses', 'slow', 'HTML']

let proxy: NeighbourProxy
let shop: ComposedShop
let passedMs = 0
const afterOf = vi.spyOn(nodeTimers, 'after')
const never = () => () => undefined
beforeAll(async () => {
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passedMs)
  proxy = await startNeighbourProxy()
  shop = await startComposedShop(proxy.variables)
  proxy.forwardTo(shop.app)
  // The first visitor of a database waits longer than for any part.
  for (const url of Object.keys(pages)) await page(url)
}, 120_000)
afterAll(async () => {
  // First the proxy: a call that was given up may be repeated by its client.
  await proxy.close()
  await shop.stop()
  vi.restoreAllMocks()
})
beforeEach(async () => {
  proxy.mend()
  // A busy machine must not make a service late that answers.
  afterOf.mockReset().mockImplementation(never)
  // What earlier cases left in the caches is no longer current.
  passedMs += limits.pages.keptForMs + 1
  // The caches read the clock at most once a millisecond.
  await new Promise((resolve) => setTimeout(resolve, 1))
})

const page = (url: string) => shop.app.inject({ url, headers: { host: 'dahl.localhost:3000' } })

describe.each(Object.entries(pages))('the page %s', (url, { own, says }) => {
  it('says that nothing is missing while every service answers', async () => {
    const { statusCode, body } = await page(url)
    expect(statusCode).toBe(200)
    expect(Object.values(notes).filter((note) => body.includes(note))).toEqual([])
  })

  const cases = proxied
    .filter((service) => own.includes(service) || service in says)
    .flatMap((service) => (wellTried.includes(url) ? faults : mainFaults).map((fault) => [service, fault] as const))

  it.each(cases)('answers while the %s service fails by: %s', { timeout: 10_000 }, async (service, fault) => {
    proxy.spoil(service, fault)
    // Content is asked for five times before it counts as down.
    if (fault === 'slow' || service === 'content')
      afterOf.mockImplementation((ms, task) => (ms === PAGE_WAIT_MS && !own.includes(service) ? never() : pass(task)))
    const without = await page(url)
    if (own.includes(service)) expect(without.statusCode).toBeGreaterThanOrEqual(500)
    else expect(without.statusCode).toBe(200)
    if (own.includes(service) && fault === 'slow') {
      expect(without.statusCode).toBe(503)
      expect(without.headers['retry-after']).toBe(String(limits.pages.retryAfterS))
      expect(without.body).toContain('>Försök igen</a>')
    }
    for (const part of says[service] ?? []) expect(without.body).toContain(notes[part])
    // Nothing is waited for without an end: the page, and its parts once its own matter is there.
    for (const [ms] of afterOf.mock.calls) expect([300, PAGE_WAIT_MS]).toContain(ms)

    proxy.mend()
    afterOf.mockImplementation(never)
    const whole = await page(url)
    expect(whole.statusCode).toBe(200)
    expect(Object.values(notes).filter((note) => whole.body.includes(note))).toEqual([])
  })
})

/** Ends a wait once no call has been under way for a while. */
const pass = (task: () => void): (() => void) => {
  let quiet = 0
  const timer = setInterval(() => {
    quiet = proxy.underWay() > 0 ? 0 : quiet + 1
    if (quiet < QUIET_TICKS) return
    clearInterval(timer)
    task()
  }, TICK_MS)
  return () => clearInterval(timer)
}
