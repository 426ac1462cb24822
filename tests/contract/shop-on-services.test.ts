import { fc } from '@fast-check/vitest'
import { afterAll, beforeAll, it } from 'vitest'
import type { ShopConfig } from '#application/ports/config-service'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import { customerId } from '#domain/kernel/ids'
import { secret } from '#domain/kernel/secret'
import { edits } from './shop-model/edits'
import { customers, emptyBasket, type Expected } from './shop-model/expected'
import { life } from './shop-model/life'
import { atRest, customerOf, keptBy, USER } from './shop-model/oracle'
import { orders } from './shop-model/orders'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'
import { plainArticles } from './support/plain-articles'
import {
  createSharedStore,
  openServicedBrowser,
  servicedConfig,
  type ServicedBrowser,
  type SharedStore,
} from './support/serviced-browser'

const RUNS = 50
/**
 * Milliseconds that all runs may take on a machine that does much else. The search for a shorter counterexample is
 * interrupted before, so that the one that was found is told.
 */
const LONG = { timeout: 600_000 }

let services: EmbeddedServices
let config: ShopConfig
let tokens: SharedStore
let articles: readonly string[]

beforeAll(async () => {
  services = await startEmbeddedServices({ catalogueSize: 60 })
  config = await servicedConfig(services)
  tokens = createSharedStore()
  articles = (await plainArticles(services)).slice(0, 5)
})
afterAll(() => services.stop())

/** A tab whose user is logged in and works for the first customer, with an empty cart. */
const begun = async (browser: ServicedBrowser): Promise<void> => {
  await services.db
    .updateTable('carts')
    .set({ status: 'DELETED', ended_at: new Date().toISOString() })
    .where('user_id', '=', `u-${USER}`)
    .where('status', '=', 'ACTIVE')
    .execute()
  await browser.open()
  await browser.rest()
  const [tab] = browser.tabs()
  if (tab === undefined) throw new Error('no tab is open')
  if (tab.shop.session.get().tag !== 'Authenticated')
    tab.shop.session.logIn({ username: USER, password: secret(DEMO_PASSWORD) })
  await browser.rest()
  if (customerOf(tab) !== customers[0]) tab.shop.session.chooseContext(customerId(customers[0]), undefined)
  await browser.rest()
}

const steps = fc.commands([...edits, ...life, ...orders, ...orders, ...orders], { maxCommands: 20, size: 'max' })

it('keeps every edit, transfer and order of a browser, by plain sums', LONG, async () => {
  const kept = keptBy(services)
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, async (scheduler, commands) => {
      run += 1
      const browser = openServicedBrowser(services, config, tokens, scheduler, `r${run}`)
      try {
        await begun(browser)
        const expected: Expected = {
          customer: customers[0],
          baskets: { 104830: emptyBasket, 104822: emptyBasket },
          ordered: { 104830: await kept.ordered('104830'), 104822: await kept.ordered('104822') },
          tabs: 1,
          isOnline: true,
          isTroubled: false,
        }
        await fc.asyncModelRun(() => ({ model: expected, real: { browser, kept, articles } }), commands)
        await atRest(expected, browser, kept)
      } finally {
        for (const open of browser.tabs()) await browser.close(open)
      }
    }),
    { numRuns: RUNS, interruptAfterTimeLimit: LONG.timeout * 0.8, markInterruptAsFailure: true },
  )
})
