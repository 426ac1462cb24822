import * as E from 'fp-ts/Either'
import type { Shop } from '#application/shop/shop'
import type { ShopQueries } from '#application/shop/shop-queries'
import { MOST_ADDED } from '#domain/cart/most-added'
import type { ListItem } from '#domain/favourite-lists/favourite-list'
import { rowsToCart } from '#domain/favourite-lists/rows-to-cart'
import { useTell } from '../../notices/ShellNotices'
import { useOrderHead } from '../../order-head/OrderHeadContext'
import type { TextParams } from '../../texts/t'
import { useShopCommand } from '../../shop/ShopContext'

/**
 * Puts rows of a list in the cart, their quantities raised to whole order multiples, and tells which articles cannot be
 * bought. Price and stock are asked for anew, since a list may have been open for long.
 */
export const useToCart = (): ((items: readonly ListItem[]) => Promise<void>) => {
  const command = useShopCommand()
  const tell = useTell()
  const { delivery, open } = useOrderHead()

  const put = async (shop: Shop, queries: ShopQueries, items: readonly ListItem[]): Promise<void> => {
    const found = await queries.variants(items.map(({ articleNumber }) => articleNumber))()
    if (E.isLeft(found)) return void tell('lists.notFetched', {}, 'error')
    const variants = new Map(found.right.map((variant) => [variant.articleNumber, variant]))
    const place = { deliveryId: delivery.deliveryId, locationId: delivery.locationId }
    const { rows, raised, left } = rowsToCart(items, (article) => variants.get(article), place)
    const leftOut: TextParams = left.length === 0 ? {} : { left: left.join(', ') }
    if (rows.length === 0) return void tell('lists.nothingToCart', leftOut, 'warning')
    for (let from = 0; from < rows.length; from += MOST_ADDED) {
      const added = shop.cart.add(rows.slice(from, from + MOST_ADDED))
      if (E.isLeft(added)) {
        if (added.left.tag === 'NoDeliveryMethod') open('delivery')
        return
      }
    }
    tell(
      'lists.toCart',
      { count: rows.length, ...(raised === 0 ? {} : { raised }), ...leftOut },
      left.length === 0 ? 'success' : 'warning',
    )
  }
  return (items) =>
    new Promise((settle) => {
      command((shop, queries) => void put(shop, queries, items).then(settle))
    })
}
