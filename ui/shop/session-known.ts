import type { Shop } from '#application/shop/shop'
import { isSessionKnown } from '#domain/session/session'

const isKnown = (shop: Shop): boolean => isSessionKnown(shop.session.get())

/** Calls back once: now, or after the tick in which a change of the session makes it so. */
const once = (shop: Shop, isSo: (shop: Shop) => boolean, run: () => void): void => {
  if (isSo(shop)) return run()
  let isDone = false
  const look = (): void => {
    if (isDone || !isSo(shop)) return
    isDone = true
    stop()
    run()
  }
  // In the tick that publishes the session the shop still switches to the user's cart.
  const stop = shop.session.subscribe(() => void Promise.resolve().then(look))
}

/**
 * Calls back when the session is known. While a stored session is being resumed, the user is not yet treated as a
 * visitor.
 */
export const onceSessionIsKnown = (shop: Shop, run: () => void): void => once(shop, isKnown, run)

/**
 * Calls back when articles can be added, or when it is known that nobody is logged in. While a stored session is being
 * resumed they are added to the cart it is for, so that they outlive the page if the session has ended.
 */
export const onceAddsAreTaken = (shop: Shop, run: () => void): void =>
  once(shop, () => shop.cart.takesAdds() || isKnown(shop), run)
