import type { Shop } from '#application/shop/shop'

const waiting = new WeakMap<Shop, () => void>()

/** Cancels what waits for a log-in, because the visitor closed the form. */
export const forgetAfterLogIn = (shop: Shop): void => {
  waiting.get(shop)?.()
  waiting.delete(shop)
}

const isReady = (shop: Shop): boolean => {
  const session = shop.session.get()
  return session.tag === 'Authenticated' && session.context !== undefined && session.switchingTo === undefined
}

/** Calls back once, when a visitor has logged in and works for a customer. A later call replaces an earlier one. */
export const runAfterLogIn = (shop: Shop, run: () => void): void => {
  forgetAfterLogIn(shop)
  const stop = shop.session.subscribe(() => {
    if (!isReady(shop)) return
    forgetAfterLogIn(shop)
    // After the tick that publishes the session, because in that tick the shop switches to the user's cart.
    void Promise.resolve().then(run)
  })
  waiting.set(shop, stop)
}
