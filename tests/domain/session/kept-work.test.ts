import { describe, expect, it } from 'vitest'
import { customerId, userId } from '#domain/kernel/ids'
import { erasesWork, isWorkOfOther, workOwnerOf } from '#domain/session/kept-work'
import { unknownSession } from '#domain/session/evolve'
import { accept, choose, logIn, run, start, type AnyCommand } from './given-session'

const moa = { userId: userId('u1'), customer: { customerId: customerId('104822'), projectId: undefined } }
const atWork = [
  start(),
  logIn,
  accept({ claims: { customerId: customerId('104822') } }),
  choose('XXX', undefined, '431 38'),
] as const
const ends = (reason: 'asked' | 'unauthorised' | 'refreshFailed' | 'endedElsewhere'): AnyCommand => ({
  type: 'LogOut',
  reason,
})

describe('what a user has entered', () => {
  it('is erased by a log-out, and kept where the session ends by itself', () => {
    expect(erasesWork('asked')).toBe(true)
    for (const reason of ['unauthorised', 'refreshFailed', 'endedElsewhere'] as const) {
      expect(erasesWork(reason)).toBe(false)
      expect(run(...atWork, ends(reason)).state).toMatchObject({
        tag: 'Anonymous',
        delivery: { choice: { deliveryId: 'XXX', zipCode: '43138' } },
        owner: moa,
      })
    }
  })

  it('is another user’s only where it has an owner', () => {
    expect(isWorkOfOther(moa, userId('u2'))).toBe(true)
    expect(isWorkOfOther(moa, userId('u1'))).toBe(false)
    expect(isWorkOfOther(undefined, userId('u2'))).toBe(false)
  })

  it('is erased before another user is logged in', () => {
    const stored = { ...moa, userId: userId('u2') }
    const { events, state } = run(
      start({ owner: stored, zipCodes: {}, chosenDelivery: 'DBI' }),
      logIn,
      accept({ claims: { customerId: customerId('104822') } }),
    )
    expect(events.map(({ type }) => type).slice(-3)).toEqual(['WorkOfOtherErased', 'LoggedIn', 'DeliveryChosen'])
    expect(workOwnerOf(state)).toEqual(moa)
  })

  it('has no owner before the storages have been read, and keeps it through a challenge', () => {
    expect(workOwnerOf(unknownSession)).toBeUndefined()
    const challenge: AnyCommand = { type: 'DemandChallenge', challengeName: 'SMS' }
    expect(workOwnerOf(run(start({ owner: moa }), logIn, challenge).state)).toEqual(moa)
  })
})
