import { describe, expect, it } from 'vitest'
import { createReplay } from '#application/replay/replay'
import { redecideAll } from '#application/replay/redecide'
import { violationsOf } from '#application/replay/violations'
import { whyOf } from '#application/replay/why'
import { givenLoggedOrder } from '../../support/given-logged-order'

describe('a replay of a log', () => {
  it('comes to the state that the shop has', async () => {
    const given = await givenLoggedOrder()

    const replay = createReplay(given.batches)

    const states = [...replay.statesAt(replay.steps.length)]
    expect(states.find(([name]) => name.startsWith('checkout:'))?.[1]).toEqual(given.shop.checkout.get())
    expect(states.find(([name]) => name.startsWith('session:'))?.[1]).toEqual(given.shop.session.get())
  })

  it('finds nothing broken in a log of the shop, and decides each command as it was recorded', async () => {
    const replay = createReplay((await givenLoggedOrder()).batches)

    expect(violationsOf(replay)).toEqual([])
    const decisions = redecideAll(replay).map(({ decision }) => decision)
    expect(decisions.length).toBeGreaterThan(5)
    expect(decisions.filter(({ tag }) => tag !== 'Same')).toEqual([])
  })

  it('names the event that gave a field its value, and what led to it', async () => {
    const replay = createReplay((await givenLoggedOrder()).batches)
    const checkout = [...replay.streams.keys()].find((name) => name.startsWith('checkout:')) ?? ''

    const why = whyOf(replay, checkout, 'placing.tag', replay.steps.length)

    expect([why?.before, why?.after, why?.event.record.type]).toEqual(['Placing', 'Placed', 'OrderAccepted'])
    expect(why?.causes.map(({ record }) => `${record.kind} ${record.type}`)).toEqual([
      'command PlaceOrder',
      'event OrderRequested',
      'effect PlaceOrder',
      'answer Results',
    ])
  })
})
