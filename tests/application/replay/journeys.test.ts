import { describe, expect, it } from 'vitest'
import { emptyCheckout } from '#domain/checkout/evolve'
import { createReplay } from '#application/replay/replay'
import { overviewOf } from '#application/replay/overview'
import { redecideAll } from '#application/replay/redecide'
import { journeyNames, journeys, readLog } from '../../support/logged-journeys'

describe('a log of the shop', () => {
  it.each(journeyNames)('breaks no invariant, and is decided as it was recorded: %s', async (name) => {
    const { batches } = await readLog(await journeys[name]())

    const replay = createReplay(batches)

    expect(overviewOf(replay)).toMatchObject({ violations: [], isClean: true })
    const decisions = redecideAll(replay)
    expect(decisions.length).toBeGreaterThan(2)
    // After a log-out the log lacks what the tab's own session had decided.
    const whole = replay.gap === undefined ? ['Same'] : ['Same', 'Unknown']
    expect(decisions.filter(({ decision }) => !whole.includes(decision.tag))).toEqual([])
  })

  it.each(journeyNames)('comes to the states that the shop has: %s', async (name) => {
    const given = await journeys[name]()
    const replay = createReplay((await readLog(given)).batches)
    const last = replay.steps.length

    const tab = replay.sessions.find((stream) => stream.name === 'session:a')
    const checkouts = replay.checkouts.map((stream) => stream.stateAt(last))

    expect(tab?.stateAt(last)).toEqual(given.shop.session.get())
    expect([...checkouts, emptyCheckout]).toContainEqual(given.shop.checkout.get())
  })
})
