import type { CartEvent } from '#domain/cart/protocol'
import type { CheckoutEvent } from '#domain/checkout/protocol'
import type { ShopParts } from '#application/ports/shop-parts'
import { retryWaitMs } from '#application/timing/retry-wait'

export interface FetchAfterOrder {
  readonly ordered: (event: CheckoutEvent) => void
  readonly heard: (event: CartEvent) => void
  /** Whether the cart was ordered from and has not been fetched since. */
  readonly isOwed: () => boolean
}

/**
 * Repeats the fetch of a cart that was ordered from until it succeeds: after waits that grow, and when the connection
 * returns. Until then the cart still shows lines that are ordered.
 */
export const createFetchAfterOrder = (
  { timers, chance, connectivity }: Pick<ShopParts, 'timers' | 'chance' | 'connectivity'>,
  fetch: () => void,
): FetchAfterOrder => {
  let isOwed = false
  let failures = 0
  let stopWaiting = (): void => undefined

  const settle = (owed: boolean): void => {
    stopWaiting()
    isOwed = owed
    failures = 0
  }

  const waitForNext = (): void => {
    stopWaiting()
    failures += 1
    const again = (): void => {
      stopWaiting()
      fetch()
    }
    const stopTimer = timers.after(retryWaitMs(failures, chance.next(), undefined), again)
    const stopListening = connectivity.whenBack(again)
    stopWaiting = () => {
      stopTimer()
      stopListening()
    }
  }

  return {
    isOwed: () => isOwed,
    ordered: ({ type }) => {
      if (type === 'OrderAccepted') settle(true)
    },
    heard: ({ type }) => {
      if (type === 'CartFetchFailed' && isOwed) waitForNext()
      if (type === 'CartSynchronised' || type === 'ContextLeft' || type === 'ContextEntered') settle(false)
    },
  }
}
