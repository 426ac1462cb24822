import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { CommandId } from '#domain/kernel/ids'
import { type Rest, simulate } from './cart-simulation'
import { type Happening, happenings } from './happenings'
import { endsOf, hiddenRefusals, lastInputs, linesEdited, loggedEdits } from './logged-edits'

/*
 * The real cart and the real runtime, over a network that loses requests, loses answers, brings requests twice and, from
 * tabs that are gone, much later, in tabs that open and die at any moment, with a storage that refuses to write now and
 * then. Held, whatever happens:
 * - every edit that the shop took is in the log, once, but for those of the tick in which a page is killed, and those that
 *   a killed page had in memory alone while the storage refused;
 * - every edit that the service refused is shown, until one about the same takes its place;
 * - no add is carried out twice;
 * - in each tab, with storage or without, every edit of its user is settled, and shown if it was refused, or waits and is
 *   shown;
 * - every edit is confirmed, refused by an answer of the service, replaced by a newer one of its line, or waiting, and none is given up for want of an answer;
 * - an edit gives way to a change of its line only when its page is gone, when a late request of a page that is gone made
 *   the change, or when another open tab made it while the storage through which they know of each other refused, and is
 *   shown then as if it were refused;
 * - the last quantity of a line stands at the service, unless the service answered no, or two open tabs edited the line at
 *   once while the storage through which they know of each other refused;
 * - once the network is good again nothing is pending, and every tab shows what the service has.
 */
/** Sessions of one run; `SIMULATED_SESSIONS` makes it more thorough. */
const SESSIONS = Number(process.env['SIMULATED_SESSIONS'] ?? 150)

const twoTabsWithoutStorage: readonly Happening[] = [{ type: 'open' }, { type: 'storage', works: false }]

const expectNothingLost = (rest: Rest): void => {
  const {
    taken,
    lostWithStorage,
    contested,
    refused,
    starts,
    inTabs,
    stillOpen,
    midway,
    events,
    service,
    shown,
    pending,
  } = rest
  expect(loggedEdits(events).toSorted()).toEqual(taken.toSorted())
  expect(lostWithStorage).toEqual([])
  expect(hiddenRefusals(events, refused)).toEqual([])
  const waiting = starts.byLog.tag === 'InContext' ? starts.byLog.pending.map(({ id }) => id) : []
  expect(loggedEdits(midway).filter((id) => !endsOf(midway).settled.has(id))).toEqual(waiting)
  for (const tab of inTabs) {
    const { settled } = endsOf(tab.heard)
    expect(tab.taken.filter((id) => !settled.has(id) && !tab.pending.includes(id))).toEqual([])
    // A tab hears of what others asked for later than the log has it; of its own edits it knows the order.
    expect(hiddenRefusals(tab.heard, tab.refused).filter((id) => tab.taken.includes(id))).toEqual([])
  }
  expect(endsOf(events).givenUp).toEqual([])
  const isOfOpen = (id: CommandId) => stillOpen.some((name) => id.startsWith(name))
  const ofGone = new Set(linesEdited(events, (id) => !isOfOpen(id)))
  const { overtaken } = endsOf(events)
  expect(
    linesEdited(events, (id) => overtaken.includes(id) && isOfOpen(id)).filter(
      (key) => !contested.has(key) && !ofGone.has(key),
    ),
  ).toEqual([])
  expect(loggedEdits(events).filter((id) => !endsOf(events).settled.has(id))).toEqual([])
  const atService = new Map(service.lines().map(({ key, quantity }) => [key, quantity]))
  expect([...service.additions().values()].filter((times) => times > 1)).toEqual([])
  for (const [key, quantity] of lastInputs(events)) {
    if (!contested.has(key)) expect([key, atService.get(key)]).toEqual([key, quantity])
  }
  expect(pending).toBe(0)
  for (const cart of shown) expect(cart).toEqual(atService)
}

describe('a cart over a bad network', () => {
  test.prop([happenings], { numRuns: SESSIONS })(
    'loses no last input, adds nothing twice, and comes to rest in agreement',
    async (script) => expectNothingLost(await simulate(script)),
  )

  test.prop([happenings], { numRuns: SESSIONS })(
    'loses nothing in two tabs that begin without storage either',
    async (script) => expectNothingLost(await simulate([...twoTabsWithoutStorage, ...script])),
  )

  test.prop([happenings], { numRuns: 60 })(
    'is the same for a start by a snapshot as for one by the whole log',
    async (script) => {
      const { starts } = await simulate(script)

      expect(starts.bySnapshot).toEqual(starts.byLog)
    },
  )

  it('is a test with teeth: there are snapshots to start by, also of carts with edits on their way', async () => {
    const scripts = fc.sample(happenings, { seed: 20260310, numRuns: 30 })
    let found = 0
    let pending = 0
    for (const script of scripts) {
      const { starts, hasSnapshot } = await simulate(script)
      if (hasSnapshot) found += 1
      if (hasSnapshot && starts.byLog.tag === 'InContext') pending += starts.byLog.pending.length
    }
    expect(found).toBeGreaterThan(10)
    expect(pending).toBeGreaterThan(0)
  })

  it('a removal that waited for the network gives way to an add that another tab without storage made meanwhile', async () => {
    const rest = await simulate([
      ...twoTabsWithoutStorage,
      { type: 'add', tab: 0, end: 'none', article: 0, quantity: 1 },
      { type: 'deliver', fate: 'carried' },
      { type: 'open' },
      { type: 'remove', tab: 0, end: 'none', line: 0 },
      { type: 'add', tab: 1, end: 'none', article: 0, quantity: 1 },
      { type: 'deliver', fate: 'requestLost' },
      { type: 'add', tab: 1, end: 'none', article: 0, quantity: 1 },
      { type: 'connectionBack' },
      { type: 'add', tab: 0, end: 'none', article: 0, quantity: 1 },
      { type: 'deliver', fate: 'refused' },
    ])

    expect(endsOf(rest.events).overtaken).toHaveLength(1)
    expectNothingLost(rest)
  })

  it('a quantity that a closed tab sent, and that arrives after a newer one, does not stand', async () => {
    const carried = { type: 'deliver', fate: 'carried' } as const
    const { events, service } = await simulate([
      { type: 'add', tab: 0, end: 'none', article: 0, quantity: 1 },
      carried,
      carried,
      carried,
      { type: 'set', tab: 0, end: 'none', line: 0, quantity: 2 },
      { type: 'pass', ms: 500 },
      { type: 'crash', tab: 0, fate: 'delayed' },
      carried,
      carried,
      { type: 'set', tab: 0, end: 'none', line: 0, quantity: 7 },
      { type: 'pass', ms: 500 },
      carried,
      carried,
    ])

    expect([...lastInputs(events).values()]).toEqual([7])
    expect(service.lines().map((line) => line.quantity)).toEqual([7])
  })

  it('a removal that a killed tab sent, and that arrives after a newer quantity, does not stand', async () => {
    const carried = { type: 'deliver', fate: 'carried' } as const
    const { service } = await simulate([
      { type: 'storage', works: false },
      { type: 'add', tab: 0, end: 'none', article: 1, quantity: 1 },
      { type: 'remove', tab: 0, end: 'none', line: 1 },
      ...[carried, carried],
      { type: 'crash', tab: 0, fate: 'delayed' },
      carried,
      { type: 'set', tab: 0, end: 'none', line: 1, quantity: 2 },
      { type: 'connectionBack' },
    ])

    expect(service.lines().map((line) => line.quantity)).toEqual([2])
  })

  it.each([
    ['a quantity', { type: 'set', line: 0, quantity: 2 }],
    ['a removal', { type: 'remove', line: 0 }],
  ] as const)('%s that a closed page could not store does not overwrite a newer quantity', async (_what, older) => {
    const carried = { type: 'deliver', fate: 'carried' } as const
    const { events, refused, service } = await simulate([
      { type: 'add', tab: 0, end: 'none', article: 0, quantity: 1 },
      ...[carried, carried, carried],
      { type: 'storage', works: false },
      { ...older, tab: 0, end: 'closed' },
      { type: 'set', tab: 0, end: 'none', line: 0, quantity: 7 },
      { type: 'pass', ms: 500 },
      ...[carried, carried],
      { type: 'storage', works: true },
    ])

    expect([...lastInputs(events).values()]).toEqual([7])
    expect(service.lines().map((line) => line.quantity)).toEqual([7])
    expect(refused).toHaveLength(1)
  })

  it('a removal of a closed page, whose line another tab has added to meanwhile, is not carried out but shown', async () => {
    const carried = { type: 'deliver', fate: 'carried' } as const
    const add = { type: 'add', end: 'none', article: 0, quantity: 1 } as const
    const set = { type: 'set', end: 'none', line: 0, quantity: 1 } as const
    const rest = await simulate([
      carried,
      carried,
      { type: 'open' },
      { type: 'storage', works: false },
      { ...add, tab: 1 },
      { type: 'deliver', fate: 'answerLost' },
      { type: 'open' },
      { ...set, tab: 0 },
      { ...add, tab: 0 },
      { type: 'remove', tab: 1, end: 'closed', line: 0 },
      { ...set, tab: 0 },
      carried,
      { ...set, tab: 0 },
      { ...add, tab: 0 },
      { ...set, tab: 0 },
      { type: 'pass', ms: 1 },
    ])

    expectNothingLost(rest)
    expect(endsOf(rest.events).overtaken).toHaveLength(1)
    expect(rest.refused).toEqual(endsOf(rest.events).overtaken)
    expect(rest.service.lines().map((line) => line.quantity)).toEqual([1])
  })

  it('is a test with teeth: towards a service that ignores keys it finds adds carried out twice', async () => {
    const scripts = fc.sample(happenings, { seed: 20260310, numRuns: 90 })
    const look = async (honoursKeys: boolean): Promise<{ readonly twice: number; readonly inputs: number }> => {
      let twice = 0
      let inputs = 0
      for (const script of scripts) {
        const { service, events } = await simulate(script, { honoursKeys })
        twice += [...service.additions().values()].filter((times) => times > 1).length
        inputs += lastInputs(events).size
      }
      return { twice, inputs }
    }

    const honest = await look(true)
    expect(honest.twice).toBe(0)
    expect(honest.inputs).toBeGreaterThan(20)
    expect((await look(false)).twice).toBeGreaterThan(0)
  })

  it('is a test with teeth: without retries, edits are given up for want of an answer', async () => {
    const scripts = fc.sample(happenings, { seed: 20260310, numRuns: 60 })
    let givenUp = 0
    for (const script of scripts) givenUp += endsOf((await simulate(script, { retries: false })).events).givenUp.length
    expect(givenUp).toBeGreaterThan(20)
  })

  it('is a test with teeth: without notes, pages closed in the tick of an edit lose it', async () => {
    const scripts = fc.sample(happenings, { seed: 20260310, numRuns: 60 })
    let lost = 0
    for (const script of scripts) {
      const { taken, events } = await simulate(script, { keepsNotes: false })
      lost += taken.length - loggedEdits(events).length
    }
    expect(lost).toBeGreaterThan(20)
  })
})
