import { describe, expect, it, vi } from 'vitest'
import { commandId } from '#domain/kernel/ids'
import { onceAddsAreTaken, onceSessionIsKnown } from '../../../ui/shop/session-known'
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

describe('what is added while a stored session is taken up', () => {
  const starting = { tag: 'Authenticating', by: 'token', request: commandId('c1'), delivery } as const

  it('is added at once where it is known to whose cart', () => {
    const shop = shopWith([line(valve, 1)])
    shop.setSession(starting)
    const add = vi.fn()

    onceAddsAreTaken(shop, add)

    expect(add).toHaveBeenCalledTimes(1)
  })

  it('waits until it is known who works here where it is not', async () => {
    const shop = shopWith([], { session: starting })
    const add = vi.fn()

    onceAddsAreTaken(shop, add)
    expect(add).not.toHaveBeenCalled()

    shop.setSession({ tag: 'Anonymous', delivery, lastFailure: undefined })
    await vi.waitFor(() => expect(add).toHaveBeenCalledTimes(1), { timeout: 20_000, interval: 10 })
  })
})
