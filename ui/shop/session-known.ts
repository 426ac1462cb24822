import type { Shop } from '#application/shop/shop'

const isKnown = (shop: Shop): boolean => !['Unknown', 'Authenticating'].includes(shop.session.get().tag)

/**
 * Runs as soon as it is known who works here: while a stored session is taken up again, nobody is turned away as a
 * visitor.
 */
export const onceSessionIsKnown = (shop: Shop, run: () => void): void => {
  if (isKnown(shop)) return run()
  const stop = shop.session.subscribe(() => {
    if (!isKnown(shop)) return
    stop()
    run()
  })
}
