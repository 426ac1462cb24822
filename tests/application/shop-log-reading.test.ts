import { describe, expect, it } from 'vitest'
import { storedBatches } from '../support/memory-event-log'
import { exportLog } from '#application/replay/export-log'
import { summarised } from '#application/runtime/summary'
import { damagedBatch } from '#application/log/record'
import { type LogSource, readLogOf } from '#application/shop/log-reading'
import { createReplay } from '#application/replay/replay'
import { RIGHT_PASSWORD } from '../support/fake-auth-service'
import { fixedClock } from '../support/fixed-clock'
import { createManualTimers } from '../support/manual-timers'
import { givenReadyToOrder, loseOrder } from '../support/given-ready-to-order'
import { anArticle, givenShop, openShop, ourCustomer, settled } from '../support/given-shop'
import { bo, readLog } from '../support/logged-journeys'
import { customerId } from '#domain/kernel/ids'
import { aCustomer, aLine } from '../domain/given'
import * as E from 'fp-ts/Either'

/** What would tell of the first user, whose id is `u1`. */
const SEEDS = ['u1', '104822', 'Moa', 'Lindqvist', 'user@fackhandel.example', '0701234567', 'Bygget', 'cart1', 'T-DBI']

const told = (value: unknown): readonly string[] =>
  SEEDS.filter((seed) => JSON.stringify(value).includes(`${seed}"`) || JSON.stringify(value).includes(`:${seed}:`))

const sourceOf = (log: LogSource['log']): LogSource => ({ log, unstored: () => [], timers: createManualTimers() })

/** A first user with an order whose end is not known, an edit that was never answered, and then another user. */
const otherUserAfter = async (leave: 'asked' | 'unauthorised' | 'refreshFailed') => {
  const given = await givenReadyToOrder({ others: [bo] })
  loseOrder(given.network)
  given.shop.checkout.placeOrder(false)
  await settled()
  given.network.hold('addItems')
  given.shop.cart.add([anArticle('4208103', 2)])
  await settled()
  expect(told((await readLog(given)).batches).length).toBeGreaterThan(5)
  if (leave === 'asked') given.shop.session.logOut()
  else given.auth.endSession('a', leave)
  await settled()
  return given
}

describe('the log that a user may export', () => {
  it.each(['asked', 'unauthorised', 'refreshFailed'] as const)(
    'holds nothing of the user before, whose session ended so: %s',
    async (leave) => {
      const given = await otherUserAfter(leave)
      expect(storedBatches(given.log).flatMap(({ records }) => records).length).toBeGreaterThan(0)
      expect(told((await readLog(given)).batches)).toEqual([])

      given.shop.session.logIn({ username: 'bo', password: RIGHT_PASSWORD })
      await settled()
      given.shop.cart.add([anArticle('77', 1)])
      await settled()

      const reading = await readLog(given)
      const { text, preview } = exportLog({ ...reading, build: 'b', timeZone: 'Europe/Stockholm' })
      expect(told(reading.batches)).toEqual([])
      expect(told(text)).toEqual([])
      // His own user, customer and cart.
      expect(preview.pseudonyms).toBeLessThanOrEqual(4)
      expect(createReplay(reading.batches).carts).toHaveLength(1)
    },
  )

  it('is there again, as far as it was kept, when its user is back', async () => {
    const given = await otherUserAfter('asked')
    given.shop.session.logIn({ username: 'user', password: RIGHT_PASSWORD })
    await settled()

    const { batches } = await readLog(given)

    expect(createReplay(batches).checkouts[0]?.stateAt(1_000).placing).toMatchObject({ tag: 'Unknown' })
  })

  it('holds no stream of another user where a cut has put them into one batch', async () => {
    const given = await otherUserAfter('asked')
    given.shop.session.logIn({ username: 'bo', password: RIGHT_PASSWORD })
    await settled()
    const cut = summarised(storedBatches(given.log), {
      of:
        () =>
        (stream, [first]) =>
          E.right({
            ...(first ?? { type: '', version: 1, payload: {} }),
            kind: 'event',
            module: stream.split(':')[0] ?? '',
            stream,
            id: `${stream}.summary`,
            correlation: stream,
            causation: undefined,
          }),
      endsWithTab: (module) => module === 'session',
    })
    const streams = (cut ?? []).flatMap(({ records }) => records.map(({ stream }) => stream))
    expect(streams.some((stream) => stream.includes(':u1:'))).toBe(true)

    const page = { batches: cut ?? [], next: undefined }
    const read = await readLogOf(sourceOf({ readPage: () => async () => E.right(page) }), given.shop.session.get())

    const seen = E.isRight(read) ? read.right.batches.flatMap(({ records }) => records.map(({ stream }) => stream)) : []
    expect(seen.filter((stream) => stream.includes(':u1:'))).toEqual([])
    expect(seen.some((stream) => stream.includes(':u2:'))).toBe(true)
  })

  it('tells of a damaged batch to its user alone', async () => {
    const given = await givenShop({ lines: [aLine()] })
    const pages = [
      damagedBatch(1, 'x', ['cart:dahl:u1:104822:-', 'cart:dahl:u2:104830:-']),
      damagedBatch(2, 'y', ['cart:dahl:u2:104830:-']),
    ]

    const read = await readLogOf(
      sourceOf({ readPage: () => async () => E.right({ batches: pages, next: undefined }) }),
      given.shop.session.get(),
    )

    expect(E.isRight(read) && read.right.batches).toEqual([damagedBatch(1, 'x', ['cart:dahl:u1:104822:-'])])
  })

  it('is that of the last 14 days as it was written, however often a tab was opened since', async () => {
    const given = await givenShop({ lines: [aLine()] })
    given.shop.cart.add([anArticle('77', 1)])
    await settled()
    const before = (await readLog(given)).batches
    given.shop.stop()
    given.browser.bury('a')

    for (const day of ['2026-03-12', '2026-03-18', '2026-03-24']) {
      const later = await openShop(given, day, fixedClock(day))
      later.shop.cart.add([anArticle('78', 1)])
      await settled()
      expect((await readLog(later)).batches.slice(0, before.length)).toEqual(before)
      later.shop.stop()
      given.browser.bury(day)
    }

    const muchLater = await openShop(given, 'z', fixedClock('2026-03-25'))
    muchLater.shop.cart.add([anArticle('79', 1)])
    await settled()
    const left = (await readLog(muchLater)).batches
    expect(left.some(({ at }) => at.startsWith('2026-03-12'))).toBe(true)
    expect(left.slice(0, before.length)).not.toEqual(before)
    expect(storedBatches(given.log)[0]?.unanswered).toBeDefined()
  })
})

describe('the log of a browser that stores nothing', () => {
  it('is what the tab has in memory, says so, and can be replayed', async () => {
    const given = await givenShop({ lines: [aLine()] })
    given.log.hangs = true
    const tab = await openShop(given, 'b')
    tab.timers.pass(5_000)
    await settled()
    tab.timers.pass(5_000)
    await settled()

    const reading = readLog(tab)
    tab.timers.pass(5_000)
    const { extent, batches } = await reading

    expect(tab.shop.storage.get()).toBe('memory')
    expect(extent).toBe('visit')
    expect(new Set(batches.map((batch) => batch.tab))).toEqual(new Set(['b']))
    const replay = createReplay(batches)
    expect(replay.isWhole).toBe(true)
    expect(replay.steps.map(({ record }) => record.type)).toContain('SessionStarted')
  })

  it('ends in a fault, not in waiting, where the log never answers and the tab has nothing', async () => {
    const timers = createManualTimers()
    const never = () => () => new Promise<never>(() => undefined)
    const given = await givenShop({})

    const reading = readLogOf({ log: { readPage: never }, unstored: () => [], timers }, given.shop.session.get())
    timers.pass(5_000)

    expect(await reading).toEqual(E.left({ tag: 'Unavailable', reason: 'deadline' }))
  })

  it('is all of the log and what is not stored of it yet, where the log is full', async () => {
    const given = await givenShop({ lines: [aLine()] })
    given.log.fault = { tag: 'Full' }
    given.shop.cart.add([anArticle('4208104', 2)])
    await settled()

    const { extent, batches } = await readLog(given)

    expect(extent).toBe('log')
    expect(createReplay(batches).steps.map(({ record }) => record.type)).toContain('LinesAddRequested')
    expect(batches.map(({ position }) => position)).toEqual(batches.map((_, index) => index + 1))
  })
})

describe('the preview of an export', () => {
  it('names the customers whose records leave, and what stands in the file instead', async () => {
    const given = await givenReadyToOrder({ customers: [aCustomer(ourCustomer), aCustomer('104830')] })
    given.shop.session.chooseContext(customerId('104830'), undefined)
    await settled()

    const { text, preview } = exportLog({ ...(await readLog(given)), build: 'b', timeZone: 'Europe/Stockholm' })

    expect(preview.customers.map((one) => one.customerId)).toEqual(['104822', '104830'])
    for (const one of preview.customers) {
      expect(text).toContain(`:${one.pseudonym}:`)
      expect(text).not.toContain(one.customerId)
    }
  })
})
