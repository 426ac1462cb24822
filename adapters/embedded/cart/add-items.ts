import * as E from 'fp-ts/Either'
import type { FailedItem } from '#domain/cart/cart'
import type { ItemToAdd } from '#domain/cart/protocol'
import type { BriefVariant } from '#domain/catalogue/variant'
import type { IdSource } from '#application/ports/id-source'
import { deliveryDenied } from '../auth/allowed-deliveries'
import { limits } from '../limits'
import type { RequestFailure } from '../request-failure'
import type { Change, OpenCart } from './change-cart'
import { enterDeliveries } from './delivery-entries'
import { labelFault, purchaseFault, quantityFault, type ItemFault } from './item-fault'
import { variantsOf } from './line-variants'
import { planAdd, readPlannedLines, writePlannedLines } from './planned-lines'

const { mostAdded } = limits.cart

const tooManyItems: RequestFailure = {
  status: 422,
  code: 'CART_LIMIT',
  message: `Högst ${mostAdded} rader kan läggas till på en gång.`,
}

/**
 * Adds items (CART-40). An item equal to a line in article, delivery and label raises that line's quantity. Items
 * that cannot be bought, or that exceed the cart's limits, are listed in the errors; the others are still added
 * (CART-41).
 */
export const addItems =
  (items: readonly ItemToAdd[], ids: IdSource) =>
  async ({ trx, cart, identity, allowed, placesOf }: OpenCart): Promise<E.Either<RequestFailure, Change>> => {
    if (items.length > mostAdded) return E.left(tooManyItems)
    if (items.some(({ deliveryId }) => !allowed.includes(deliveryId))) return E.left(deliveryDenied)
    const variants = await variantsOf(trx, identity, items, placesOf)
    const lines = await readPlannedLines(
      trx,
      cart.cart_id,
      items.map((item) => item.articleNumber),
    )
    const added: ItemToAdd[] = []
    const failed: FailedItem[] = []
    items.forEach((item, index) => {
      const fault = itemFault(item, variants[index], placesOf) ?? planAdd(lines, item, ids)
      if (fault === undefined) added.push(item)
      else failed.push({ id: item.articleNumber, code: fault.code, message: fault.message })
    })
    if (added.length === 0) return E.right({ changed: [], removed: [], failed, effective: false })
    await writePlannedLines(trx, cart.cart_id, lines)
    await enterDeliveries(
      trx,
      cart.cart_id,
      added.map((item) => item.deliveryId),
    )
    return E.right({ changed: lines.changed(), removed: [], failed, effective: true })
  }

const itemFault = (
  { deliveryId, quantity, label }: ItemToAdd,
  variant: BriefVariant | undefined,
  placesOf: OpenCart['placesOf'],
): ItemFault | undefined => {
  const places = placesOf(deliveryId)
  return purchaseFault(variant, deliveryId, places) ?? quantityFault(quantity, variant, places) ?? labelFault(label)
}
