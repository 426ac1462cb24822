import { describe, expect, it, vi } from 'vitest'
import { commandId } from '#domain/kernel/ids'
import { onceSessionIsKnown } from '../../../ui/shop/session-known'
import { shopWith } from '../checkout/given'
import { line, signedIn, valve } from '../../domain/given-articles'

const { delivery } = signedIn()

describe('what is asked while a stored session is taken up', () => {
  it('waits until it is known who works here, and is done once', async () => {
    const shop = shopWith([line(valve, 1)])
    const done = vi.fn()
    shop.setSession({ tag: 'Authenticating', by: 'token', request: commandId('c1'), delivery })

    onceSessionIsKnown(shop, done)
    expect(done).not.toHaveBeenCalled()

    shop.setSession(signedIn())
    shop.setSession({ tag: 'Anonymous', delivery, lastFailure: undefined })
    await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1), { timeout: 20_000, interval: 10 })
  })

  it('is done at once when that is known, also for a visitor', () => {
    const shop = shopWith([])
    shop.setSession({ tag: 'Anonymous', delivery, lastFailure: undefined })
    const done = vi.fn()

    onceSessionIsKnown(shop, done)

    expect(done).toHaveBeenCalledTimes(1)
  })
})
