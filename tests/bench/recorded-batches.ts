import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { articleNumber, cartItemId } from '#domain/kernel/ids'
import type { Batch } from '#application/log/record'
import type { EventLog } from '#application/ports/event-log'
import type { SnapshotStore } from '#application/ports/snapshot-store'
import { createRuntime } from '#application/runtime/runtime'
import { nanoIds } from '../../ui/entry/nano-ids'
import { createAloneTab } from '#adapters/browser/single-tab'
import { createWebJournalStore } from '#adapters/browser/web-journal-store'
import { aContext, aLine, aLineArticle, noPlaces } from '../domain/given'
import { settled } from '../support/counter-tab'
import { countingIds } from '../support/counting-ids'
import { cartStream, serviceWithCart } from './cart-stream'
import { fixedClock } from '../support/fixed-clock'
import { createManualTimers } from '../support/manual-timers'
import { createScriptedPageLife } from '../support/scripted-page-life'
import { createScriptedConnectivity, noChance } from '../support/scripted-connectivity'

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

/** A runtime with a cart over a log. */
export const open = (log: EventLog, snapshots: SnapshotStore, ids = nanoIds) => {
  const service = serviceWithCart(lines)
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
  const cart = cartStream(runtime, service, 'cart:bench')
  return { runtime, cart, timers }
}

/** Every start reads the whole log. */
export const withoutSnapshots: SnapshotStore = {
  every: Infinity,
  read: async () => undefined,
  write: async () => undefined,
  forget: async () => undefined,
}

/** Batches of a cart in which quantities are changed, as the shop writes them. */
export const record = async (): Promise<readonly Batch[]> => {
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
