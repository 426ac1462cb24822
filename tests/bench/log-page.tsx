import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { articleNumber, cartItemId } from '#domain/kernel/ids'
import type { Batch } from '#application/log/record'
import type { EventLog } from '#application/ports/event-log'
import type { SnapshotStore } from '#application/ports/snapshot-store'
import { createRuntime } from '#application/runtime/runtime'
import { cartCore } from '#application/modules/cart/core'
import { cartInterpreter } from '#application/modules/cart/interpreter'
import { nanoIds } from '../../ui/entry/nano-ids'
import { createDexieEventLog } from '#adapters/browser/dexie-event-log'
import { createDexieSnapshots } from '#adapters/browser/dexie-snapshots'
import { createAloneTab } from '#adapters/browser/single-tab'
import { createWebJournalStore } from '#adapters/browser/web-journal-store'
import { aContext, aLine, aLineArticle, someClaims, noPlaces } from '../domain/given'
import { settled } from '../support/counter-tab'
import { countingIds } from '../support/counting-ids'
import { createFakeCartService } from '../support/fake-cart-service'
import { fixedClock } from '../support/fixed-clock'
import { createManualTimers } from '../support/manual-timers'
import { createScriptedPageLife } from '../support/scripted-page-life'
import { createScriptedConnectivity, noChance } from '../support/scripted-connectivity'
import { createScriptedNetwork } from '../support/scripted-network'

const LINES = 10
const EDITS = 100

const lines = Array.from({ length: LINES }, (_, index) => {
  const article = articleNumber(String(4_208_100 + index))
  return aLine({
    articleNumber: article,
    cartItemId: cartItemId(`item-${index}`),
    article: aLineArticle({ articleNumber: article }),
  })
})

const open = (log: EventLog, snapshots: SnapshotStore, ids = nanoIds) => {
  const { userId, customerId } = aContext
  const claims = someClaims({ userId, customerId })
  const service = createFakeCartService(
    { lines, declines: [], unknownArticles: [] },
    () => claims,
    createScriptedNetwork(),
  )
  const timers = createManualTimers()
  const runtime = createRuntime({
    ...{
      log,
      journal: createWebJournalStore(),
      snapshots,
      tabs: createAloneTab(ids),
      clock: fixedClock(),
      ids,
      timers,
    },
    ...{ connectivity: createScriptedConnectivity(), chance: noChance, pageLife: createScriptedPageLife() },
    owner: () => aContext,
  })
  const cart = runtime.stream(
    {
      ...cartCore({ idempotencyKey: true }),
      interpreter: cartInterpreter({
        cart: service.cart,
        commerce: service.commerce,
        worksFor: () => true,
        now: fixedClock().now,
      }),
    },
    'cart:bench',
  )
  return { runtime, cart, timers }
}

/** Every start reads the whole log. */
const withoutSnapshots: SnapshotStore = {
  every: Infinity,
  read: async () => undefined,
  write: async () => undefined,
  forget: async () => undefined,
}

/** Batches of a cart in which quantities are changed, as the shop writes them. */
const record = async (): Promise<readonly Batch[]> => {
  const made: Batch[] = []
  const log: EventLog = {
    append: (batches) => async () => {
      made.push(...batches)
      return E.right(
        batches.map((batch, index) => ({ ...batch, position: made.length - batches.length + index + 1, size: 0 })),
      )
    },
    replace: () => TE.right(undefined),
    readPage: () => TE.right({ batches: [], next: undefined }),
    cut: () => TE.right(false),
  }
  const { runtime, cart, timers } = open(log, withoutSnapshots, countingIds('r'))
  await runtime.start()
  cart.dispatch({ type: 'EnterContext', context: aContext, places: noPlaces })
  await runtime.idle()
  for (let edit = 0; edit < EDITS; edit += 1) {
    const line = lines[edit % LINES]
    if (line !== undefined) cart.dispatch({ type: 'ChangeQuantity', line: line.key, quantity: edit + 1 })
    await settled()
    timers.pass(500)
    await runtime.idle()
  }
  runtime.stop()
  return made
}

/** Fills the log with so many records, and answers how many characters they are. */
const fill = async (records: number): Promise<number> => {
  const made = await record()
  const log = createDexieEventLog()
  let written = 0
  let characters = 0
  for (let round = 0; written < records; round += 1) {
    const batches = made.map((batch) => ({ ...batch, id: `${batch.id}-${round}` }))
    await log.append(batches, 'relaxed')()
    written += batches.reduce((sum, batch) => sum + batch.records.length, 0)
    characters += JSON.stringify(batches).length
  }
  log.close()
  return characters
}

/** Milliseconds until the runtime has started, and which version the cart then has. */
const start = async (schema: string | undefined): Promise<readonly [milliseconds: number, cart: number]> => {
  const log = createDexieEventLog()
  const began = performance.now()
  const { runtime, cart } = open(log, schema === undefined ? withoutSnapshots : createDexieSnapshots({ schema }))
  await runtime.start()
  const took = performance.now() - began
  const state = cart.state.get()
  await runtime.idle()
  runtime.stop()
  log.close()
  return [took, state.tag === 'InContext' ? (state.confirmed?.version ?? 0) : 0]
}

// A start is measured in a page that has nothing else to do.
await new Promise((resolve) => requestIdleCallback(resolve))
const question = new URLSearchParams(location.search)
const records = question.get('fill')
const answer = records === null ? await start(question.get('schema') ?? undefined) : await fill(Number(records))
console.info(JSON.stringify(answer))
