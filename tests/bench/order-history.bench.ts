import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { customerId, userId } from '#domain/kernel/ids'
import type { Identity } from '#adapters/embedded/auth/identity'
import { openDatabase, type Database } from '#adapters/embedded/database/database'
import { findOrders } from '#adapters/embedded/order-history/find-orders'
import { readOrdersQuery } from '#adapters/embedded/order-history/orders-query'
import { pairedRatio, report } from './figure'
import { few, fillWithOrders, many } from './given-many-orders'

const ROUNDS = 25
const BUDGET = 5

let db: Database
beforeAll(async () => {
  db = await openDatabase({})
  await fillWithOrders(db)
}, 600_000)
afterAll(() => db.destroy())

const readerOf = (customer: typeof many | typeof few): Identity => ({
  sessionId: '',
  userId: userId(customer.userId),
  customerId: customerId(customer.customerId),
  projectId: undefined,
  brand: 'dahl',
  role: 'USER',
  permissionDenies: [],
  isPunchout: false,
})
const ofMany = readerOf(many)
const ofFew = readerOf(few)

const found = async (identity: Identity, query: object): Promise<number> => {
  const asked = readOrdersQuery(query)
  const page = E.isRight(asked) ? await findOrders(db, identity, asked.right) : asked
  if (E.isLeft(page)) throw new Error(page.left.message)
  return page.right.total
}

const timeOf = async (identity: Identity, query: object): Promise<number> => {
  const began = performance.now()
  await found(identity, query)
  return performance.now() - began
}

/** A question, how many orders it finds at least, and what is asked among the few where that differs. */
const questions: readonly (readonly [name: string, query: object, least: number, amongFew?: object])[] = [
  ['the newest', {}, 19_000],
  ['by a mark', { q: 'kvarnen trapp' }, 1_000],
  ['by a word of most orders', { q: 'kul' }, 5_000],
  ['by a number', { q: '7204417' }, 1],
  ['by an article and a project', { q: 'kulventil p-3320' }, 1_000],
  ['by status and days', { orderStatus: 'invoiced', fromDate: '2025-06-01', toDate: '2026-06-01' }, 1_000],
  ['of a late page', { offset: '15000' }, 19_000, { offset: '150' }],
  ['the dearest', { sort: 'highestTotal' }, 19_000],
]

for (const [name, query, least, amongFew = query] of questions)
  it(`orders, ${name}`, async (context) => {
    const total = await found(ofMany, query)
    expect(total).toBeGreaterThanOrEqual(least)
    const { ratio, a, b } = await pairedRatio(
      ROUNDS,
      () => timeOf(ofMany, query),
      () => timeOf(ofFew, amongFew),
    )
    report(context, {
      name: `a search of orders, ${name}, among ${many.orders} / among ${few.orders}`,
      ratio,
      budget: BUDGET,
      of: `${a.toFixed(1)} ms / ${b.toFixed(1)} ms, ${total} orders`,
    })
  })
