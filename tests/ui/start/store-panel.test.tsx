// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { locationId } from '#domain/kernel/ids'
import { StorePanel } from '../../../ui/start/StorePanel'
import { signedIn } from '../../domain/given-articles'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-15T10:42:00+01:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the store on the start page', () => {
  it('is the preferred one of a user who has chosen none, and says until when it is open', async () => {
    const [store] = shell.stores
    if (store === undefined) throw new Error('No store')
    const lund = {
      ...store,
      id: locationId('201'),
      name: 'Lund',
      openingHours: Array.from({ length: 7 }, () => '06:30–17:00'),
    }
    const session = signedIn()
    if (session.tag !== 'Authenticated') throw new Error('nobody is logged in')
    const preferring = {
      ...session,
      delivery: { choice: undefined, zipCodes: {}, stores: {} },
      signedIn: { ...session.signedIn, user: { ...session.signedIn.user, preferredStore: lund.id } },
    }

    const shop = shopWith([], { session: preferring })
    const drawn = await drawIn(shop, { ...shell, stores: [store, lund] }, <StorePanel />)

    expect(drawn.text()).toContain('Lund, din butik')
    expect(drawn.text()).toContain('Öppet till 17.00')
  })
})
