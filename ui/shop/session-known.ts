import type { Shop } from '#application/shop/shop'

const isKnown = (shop: Shop): boolean => !['Unknown', 'Authenticating'].includes(shop.session.get().tag)

const sessionKnown = (shop: Shop): Promise<void> =>
  new Promise((resolve) => {
    const stop = shop.session.subscribe(() => {
      if (!isKnown(shop)) return
      stop()
      resolve()
    })
  })

/**
 * Runs when it is known who works here: while a stored session is taken up again, nobody is turned away as a visitor.
 */
export const onceSessionIsKnown = (shop: Shop, run: () => void): void => {
  if (isKnown(shop)) run()
  // After the tick that publishes the session: in that tick the shop switches to the user's cart.
  else void sessionKnown(shop).then(run)
}
