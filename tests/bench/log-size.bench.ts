import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { articleNumber, cartItemId, locationId } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import type { CartLine } from '#domain/cart/cart'
import { createRuntime } from '#application/runtime/runtime'
import { checkoutCore } from '#application/modules/checkout/core'
import { checkoutInterpreter } from '#application/modules/checkout/interpreter'
import { nanoIds } from '../../ui/entry/nano-ids'
import { createDexieEventLog } from '#adapters/browser/dexie-event-log'
import { createDexieSnapshots } from '#adapters/browser/dexie-snapshots'
import { createAloneTab } from '#adapters/browser/single-tab'
import { aContext, aLine, aLineArticle, noPlaces } from '../domain/given'
import { cartStream, serviceWithCart } from './cart-stream'
import { fixedClock } from '../support/fixed-clock'
import { createManualTimers } from '../support/manual-timers'
import { createMemoryJournal } from '../support/memory-journal-store'
import { createScriptedConnectivity, noChance } from '../support/scripted-connectivity'
import { createScriptedPageLife } from '../support/scripted-page-life'
import { report } from './figure'

const EDITS = 30

const linesOf = (count: number): readonly CartLine[] =>
  Array.from({ length: count }, (_, index) =>
    aLine({
      articleNumber: articleNumber(String(4_208_100 + index)),
      cartItemId: cartItemId(`Wq3TzV0bR9dKx7LmN2${index}`),
      article: aLineArticle({ stockedAt: ['1', '2', '3', '4'].map((store) => locationId(`1010${store}`)) }),
    }),
  )

/** A shop's cart and checkout over a database of their own. */
const open = async (lines: readonly CartLine[]) => {
  const indexedDB = new IDBFactory()
  const service = serviceWithCart(lines)
  const log = createDexieEventLog({ indexedDB, IDBKeyRange })
  const runtime = createRuntime({
    ...{
      log,
      journal: createMemoryJournal().open(),
      tabs: createAloneTab(nanoIds),
      clock: fixedClock(),
      ids: nanoIds,
      pageLife: createScriptedPageLife(),
    },
    snapshots: createDexieSnapshots({ schema: 'bench', indexedDB, IDBKeyRange }),
    ...{ timers: createManualTimers(), connectivity: createScriptedConnectivity(), chance: noChance },
    owner: () => aContext,
  })
  const cart = cartStream(runtime, service, 'cart:dahl:u1:104822:P-3309')
  const checkout = runtime.stream(
    {
      ...checkoutCore,
      interpreter: checkoutInterpreter({
        orders: service.orderService,
        tellsStatus: () => true,
        isOffline: () => false,
      }),
    },
    'checkout:dahl:u1:104822:P-3309',
  )
  await runtime.start()
  cart.dispatch({ type: 'EnterContext', context: aContext, places: noPlaces })
  await runtime.idle()

  const bytesIn = async (database: string, table: string): Promise<number> => {
    const raw = new Dexie(database, { indexedDB, IDBKeyRange })
    await raw.open()
    const rows: readonly unknown[] = await raw.table(table).toArray()
    raw.close()
    return rows.reduce<number>((sum, row) => sum + Buffer.byteLength(JSON.stringify(row, asPlain)), 0)
  }
  const settle = async (): Promise<void> => {
    runtime.flush()
    await runtime.idle()
  }
  return {
    cart,
    checkout,
    settle,
    logBytes: () => bytesIn('fackhandel-log', 'batches'),
    snapshotBytes: () => bytesIn('fackhandel-snapshots', 'snapshots').catch(() => 0),
    confirmed: (): readonly CartLine[] => {
      const state = cart.state.get()
      return state.tag === 'InContext' ? (state.confirmed?.lines ?? []) : []
    },
    close: () => {
      runtime.stop()
      log.close()
    },
  }
}

const asPlain = (_key: string, value: unknown): unknown => (value instanceof Map ? [...value] : value)

/** Bytes that the log grows by with one quantity that is typed, sent and confirmed. */
const bytesOfAnEdit = async (size: number): Promise<number> => {
  const shop = await open(linesOf(size))
  const before = await shop.logBytes()
  for (let edit = 0; edit < EDITS; edit += 1) {
    const line = shop.confirmed()[edit % size]
    if (line === undefined) throw new Error('The cart is empty.')
    shop.cart.dispatch({ type: 'ChangeQuantity', line: line.key, quantity: line.quantity + 1 })
    await shop.settle()
  }
  expect(shop.confirmed().filter(({ quantity }) => quantity > 1).length).toBeGreaterThan(0)
  const grown = (await shop.logBytes()) - before
  shop.close()
  return grown / EDITS
}

it('bytes in the log of a settled quantity edit', async (context) => {
  const [small, middle, large] = [await bytesOfAnEdit(20), await bytesOfAnEdit(400), await bytesOfAnEdit(1_000)]
  for (const [size, bytes] of [
    [20, small],
    [400, middle],
    [1_000, large],
  ] as const)
    report(context, {
      name: `log of one settled edit in a cart of ${size} lines / 3 KB`,
      ratio: bytes / 3_000,
      budget: 1,
      of: `${bytes.toFixed(0)} B`,
    })
  report(context, {
    name: 'log of one settled edit in a cart of 1,000 lines / of 20 lines',
    ratio: large / small,
    budget: 1.3,
    of: `${large.toFixed(0)} B / ${small.toFixed(0)} B`,
  })
})

it('a year of a busy user', async (context) => {
  const shop = await open([])
  const articles = linesOf(60)
  let largest = 0
  for (let order = 0; order < 40; order += 1) {
    for (const { articleNumber: article, article: known } of articles)
      shop.cart.dispatch({
        type: 'AddLines',
        from: 'hand',
        lines: [
          { articleNumber: article, quantity: 1, deliveryId: 'DBI', label: '', article: known, before: undefined },
        ],
      })
    await shop.settle()
    for (const { key } of shop.confirmed()) {
      shop.cart.dispatch({ type: 'ChangeQuantity', line: key, quantity: order + 2 })
      await shop.settle()
    }
    const state = shop.cart.state.get()
    if (state.tag !== 'InContext' || state.confirmed === undefined) throw new Error('There is no cart.')
    const lines = shop.confirmed()
    expect(lines).toHaveLength(60)
    const place = { tag: 'Warehouse', warehouseId: locationId('C1') } as const
    const fields = { goodsMark: 'Linden', reference: 'Moa', recipient: 'Moa Lind', mobile: '0701234567' }
    shop.checkout.dispatch({
      type: 'PlaceOrder',
      denied: false,
      toAddress: [],
      intent: {
        cartId: state.confirmed.cartId,
        details: { DBI: { place, destination: undefined, requestedDeliveryDate: undefined, fields } },
        lines,
        freight: {},
        total: money(100),
        sendOrderReceipt: true,
      },
    })
    await shop.settle()
    expect(shop.checkout.state.get().placing.tag).toBe('Placed')
    shop.cart.dispatch({ type: 'RefreshCart', places: noPlaces })
    await shop.settle()
    largest = Math.max(largest, (await shop.logBytes()) + (await shop.snapshotBytes()))
  }
  shop.close()
  report(context, {
    name: 'log and snapshot after 40 carts of 60 lines, at their largest / 5 MB',
    ratio: largest / 5_000_000,
    budget: 1,
    of: `${(largest / 1e6).toFixed(2)} MB`,
  })
})
