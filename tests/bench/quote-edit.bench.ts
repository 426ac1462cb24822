import { expect, it } from 'vitest'
import { articleNumber, quoteId, quoteRowId } from '#domain/kernel/ids'
import { aQuote, aRow } from '../domain/quotes/given'
import { createShopWorld, openShop, settled } from '../support/given-shop'
import { pairedRatio, report } from './figure'

const SIZES = { long: 500, short: 20 } as const
const ROUNDS = 60
/** Edits that are timed together: one alone takes less than a clock tells apart. */
const EDITS = 3

const q1 = quoteId('q1')
const r1 = quoteRowId('r1')

/** A shop on whose page a quote of so many rows is shown. */
const openQuote = async (size: number) => {
  const world = createShopWorld()
  const rows = Array.from({ length: size }, (_, place) =>
    aRow(`r${place + 1}`, { articleNumber: articleNumber(`42${place}`), quantity: (place % 9) + 1 }),
  )
  world.quotes.put(aQuote({ rows }))
  const { shop, timers } = await openShop(world, 'a')
  shop.quotes.open(q1)
  await settled()
  const view = shop.quotes.quote(q1)
  view.subscribe(() => undefined)
  let quantity = 1
  const edit = (): number => {
    quantity = (quantity % 40_000) + 1
    shop.quotes.changeRow(q1, r1, { quantity })
    const now = view.get()
    return now.tag === 'Known' ? (now.offer?.rowSum ?? 0) : 0
  }
  /** Milliseconds from a keystroke to the view with its sums, many times over. */
  const timed = async (): Promise<number> => {
    // What the last answer has left behind is collected before.
    await new Promise((resolve) => setTimeout(resolve, 20))
    const began = performance.now()
    for (let one = 0; one < EDITS; one += 1) edit()
    const took = (performance.now() - began) / EDITS
    timers.pass(500)
    await settled()
    timers.pass(500)
    await settled()
    return took
  }
  return { edit, timed }
}

it('an edit in a quote', async (context) => {
  const long = await openQuote(SIZES.long)
  const short = await openQuote(SIZES.short)
  expect(long.edit()).toBeGreaterThan(short.edit())
  for (let round = 0; round < 10; round += 1) {
    await long.timed()
    await short.timed()
  }
  const shown = await pairedRatio(ROUNDS, long.timed, short.timed)
  report(context, {
    name: `a keystroke to the view with its sums, quote of ${SIZES.long} rows / of ${SIZES.short} rows, p50`,
    ratio: shown.ratio,
    budget: 1.3,
    of: `${shown.a.toFixed(3)} ms / ${shown.b.toFixed(3)} ms, ${ROUNDS} rounds of ${EDITS} edits`,
  })
})
