import * as E from 'fp-ts/Either'
import type { CartLine } from '#domain/cart/cart'
import type { CartView } from '#domain/cart/cart-view'
import type { LineKey } from '#domain/cart/line-key'
import type { AddedInPlace } from '#domain/cart/replacement'
import { type Restoration, restorationOf, type SeenOrder } from '#domain/cart/restoration'
import type { ArticleToAdd } from '#application/modules/cart/commands'
import type { Shop } from '#application/shop/shop'
import { useTell } from '../notices/ShellNotices'
import { useShopCommand } from '../shop/ShopContext'
import { formatQuantity } from '../texts/format'

/** What the user saw when lines were removed, by which each finds its place again. */
const seenOrders = new WeakMap<Shop, SeenOrder>()

/** The command that removes the lines. */
type Removal = (shop: Shop) => ReturnType<Shop['cart']['removeLines']>

interface Replacement {
  readonly line: CartLine
  readonly by: ArticleToAdd
}

const nameOf = (line: CartLine): string => line.article?.name ?? line.articleNumber

/** What a replacement adds: to the delivery and with the label of its line, unless it names its own. */
export const addedInPlace = (
  line: CartLine,
  { articleNumber, quantity, label, deliveryId }: ArticleToAdd,
): AddedInPlace => ({
  articleNumber,
  quantity,
  label: label ?? '',
  deliveryId: deliveryId ?? line.deliveryId,
})

const isReplaced = (shop: Shop, { line, by }: Replacement): Promise<boolean> => {
  const replaced = shop.cart.replaceLine(line.key, by)
  return E.isLeft(replaced) ? Promise.resolve(false) : replaced.right
}

/**
 * Removes lines, or replaces them, and offers to restore them. When the service refuses the removal, the lines are back and
 * the offer is withdrawn. `onRestored` is told the first line that is back.
 */
export const useRemoveLines = (onRestored?: (first: LineKey) => void) => {
  const command = useShopCommand()
  const tell = useTell()

  const offer = (shop: Shop, lines: readonly CartLine[], removed: Restoration): (() => void) => {
    const [only, ...others] = lines
    const undo = { text: 'cart.removed.undo', run: () => restore(shop, removed, only?.key, onRestored) } as const
    return only !== undefined && others.length === 0
      ? tell('cart.removed.one', { name: nameOf(only) }, 'info', undo)
      : tell('cart.removed.many', { count: formatQuantity(lines.length) }, 'info', undo)
  }

  /** Replacements that are undone go when the lines come back that they were for. */
  const offerBack = (shop: Shop, cart: CartView, replaced: readonly Replacement[]): void => {
    const [only, ...others] = replaced
    if (only === undefined) return
    const run = () => {
      for (const { line, by } of replaced)
        shop.cart.undoReplacement(addedInPlace(line, by), restorationOf(cart, [line], seenOrders.get(shop)))
      if (onRestored !== undefined) requestAnimationFrame(() => onRestored(only.line.key))
    }
    const undo = { text: 'cart.removed.undo', run } as const
    if (others.length > 0) tell('cart.replaced.many', { count: replaced.length }, 'info', undo)
    else
      tell(
        'cart.replaced.one',
        { name: nameOf(only.line), by: only.by.variant?.name ?? only.by.articleNumber },
        'info',
        undo,
      )
  }

  return {
    removeLines: (
      lines: readonly CartLine[],
      by: Removal = (shop) => shop.cart.removeLines(lines.map(({ key }) => key)),
    ): void =>
      command((shop) => {
        const restorable = restorationOf(shop.cart.get(), lines, seenOrders.get(shop))
        seenOrders.set(shop, restorable.order)
        const removed = by(shop)
        if (E.isLeft(removed)) return
        const withdraw = offer(shop, lines, restorable)
        const follow = async (): Promise<void> => {
          if ((await removed.right) === 'refused') withdraw()
        }
        void follow()
      }),

    /** Each line goes when the service has taken its article; the exchange can be undone. */
    replaceLines: (replacements: readonly Replacement[]): void =>
      command((shop) => {
        const cart = shop.cart.get()
        const follow = async (): Promise<void> => {
          const gone = await Promise.all(replacements.map(async (one) => ((await isReplaced(shop, one)) ? [one] : [])))
          offerBack(shop, cart, gone.flat())
        }
        void follow()
      }),
  }
}

const restore = (
  shop: Shop,
  removed: Restoration,
  first: LineKey | undefined,
  onRestored: ((first: LineKey) => void) | undefined,
): void => {
  if (E.isLeft(shop.cart.restore(removed)) || first === undefined) return
  // The button that had the focus is gone, and the row is there only after the next render.
  if (onRestored !== undefined) requestAnimationFrame(() => onRestored(first))
}
