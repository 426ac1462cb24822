import { createBrowser } from '../../../support/memory-tabs'
import { createMemoryJournal } from '../../../support/memory-journal-store'
import { createMemorySnapshots } from '../../../support/memory-snapshots'
import { createMemoryStorage } from '../../../support/memory-storage'
import { createScriptedConnectivity } from '../../../support/scripted-connectivity'
import { createNetwork } from '../network'
import type { Random } from '../random'
import { createBrowserAuth, people } from '../services/auth'
import { createCartTable } from '../services/carts'
import { createCatalogue } from '../services/catalogue'
import { createOrderTable } from '../services/orders'
import { createSimulatedLog } from '../storage'
import type { SimulatedBrowser } from '../tab'
import type { Trace } from '../trace'
import type { VirtualTime } from '../virtual-time'

/** A browser with empty storages, and the services that it calls. Somebody is mostly logged in already. */
export const createSimulatedBrowser = (random: Random, time: VirtualTime, trace: Trace): SimulatedBrowser => {
  const network = createNetwork(time, random, trace)
  const catalogue = createCatalogue()
  const auth = createBrowserAuth(network, random.chance(0.8) ? people[0] : undefined)
  const log = createSimulatedLog(time, random, trace)
  const carts = createCartTable(catalogue, time.now, log.appended)
  return {
    machines: {
      network,
      auth,
      carts,
      orders: createOrderTable(carts, catalogue, random, time.now),
      catalogue,
      orderSends: new Map(),
      shortagesTold: new Map(),
      calledTwice: [],
      callers: new Map(),
    },
    log,
    journal: createMemoryJournal(),
    snapshots: createMemorySnapshots(6_000),
    tabs: createBrowser(),
    storage: createMemoryStorage(),
    connectivity: createScriptedConnectivity(),
    time,
    trace,
    compares: { total: random.chance(0.5), shortages: random.chance(0.5) },
  }
}
