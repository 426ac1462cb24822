import type { Shop } from '#application/shop/shop'
import { isSessionKnown } from '#domain/session/session'

const isKnown = (shop: Shop): boolean => isSessionKnown(shop.session.get())

const sessionKnown = (shop: Shop): Promise<void> =>
  new Promise((resolve) => {
    const stop = shop.session.subscribe(() => {
      if (!isKnown(shop)) return
      stop()
      resolve()
    })
  })

/**
 * Calls back when the session is known. While a stored session is being resumed, the user is not yet treated as a
 * visitor.
 */
export const onceSessionIsKnown = (shop: Shop, run: () => void): void => {
  if (isKnown(shop)) run()
  // After the tick that publishes the session, because in that tick the shop switches to the user's cart.
  else void sessionKnown(shop).then(run)
}
