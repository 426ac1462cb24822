import { clientOf, openSession, storedSession } from '../support/shop-client'
import type { Context, ShopClient, Tokens } from '../support/shop-client'
import { test as watched } from './watched-page'

export { expect } from './watched-page'

type Username = 'seller' | 'nekad'

/**
 * Where an account works in these tests: no two tests that may run at once in one project, so that they share no cart.
 * Tests of `nekad` run one after another at each width, and have a place for each width; others have one for each worker.
 */
const places: Readonly<
  Record<Username, { readonly customerId: string; readonly projects: readonly (string | null)[] }>
> = {
  seller: { customerId: '318844', projects: ['P-6110', 'P-6111', 'P-6112', 'P-6113', 'P-6114', 'P-6115'] },
  nekad: { customerId: '104830', projects: [null, 'P-4102'] },
}

const contextOf = (username: Username, worker: number, isMobile: boolean): Context => {
  const { customerId, projects } = places[username]
  const place = username === 'nekad' ? Number(isMobile) : worker % projects.length
  return { customerId, projectId: projects[place] ?? null }
}

/** Access tokens last for a quarter of an hour. */
const SHARED_FOR_MS = 10 * 60_000
const shared = new Map<Username, { readonly since: number; readonly tokens: Tokens }>()

/** The session of a worker's prepared calls: one for many tests. A browser that may log out has a session of its own. */
const sharedSession = async (origin: string, username: Username, workFor: Context): Promise<Tokens> => {
  const kept = shared.get(username)
  if (kept !== undefined && Date.now() - kept.since < SHARED_FOR_MS) return kept.tokens
  const tokens = await openSession(origin, username, workFor)
  shared.set(username, { since: Date.now(), tokens })
  return tokens
}

interface SignedIn {
  readonly origin: string
  readonly username: Username
  readonly workFor: Context
  /** The same user from another machine: the cart as the services have it, empty at the start of a test. */
  readonly buyer: ShopClient
}

/** A browser in which `username` is logged in, with an empty cart. */
export const test = watched.extend<SignedIn>({
  origin: async ({ baseURL }, provide) => provide(baseURL ?? ''),
  username: ['seller', { option: true }],
  workFor: async ({ username, isMobile }, provide, { parallelIndex }) =>
    provide(contextOf(username, parallelIndex, isMobile)),
  buyer: [
    async ({ origin, username, workFor }, provide) => {
      const buyer = await clientOf(origin, await sharedSession(origin, username, workFor))
      await buyer.empty()
      await provide(buyer)
    },
    { auto: true },
  ],
  storageState: async ({ origin, username, workFor }, provide) =>
    provide(storedSession(origin, await openSession(origin, username, workFor))),
})
