import * as E from 'fp-ts/Either'
import type { BriefVariant } from '#domain/catalogue/variant'
import { articleNumber } from '#domain/kernel/ids'
import type { ItemUpdate } from '#application/ports/cart-service'
import { deliveryDenied } from '../auth/allowed-deliveries'
import { limits } from '../limits'
import { notFound, type RequestFailure } from '../request-failure'
import type { Change, OpenCart } from './change-cart'
import { dropEmptyDeliveries, enterDeliveries } from './delivery-entries'
import { labelFault, purchaseFault, quantityFault, type ItemFault } from './item-fault'
import { variantsOf } from './line-variants'
import {
  articlesOf,
  keyOf,
  mergedQuantity,
  readPlannedLines,
  writePlannedLines,
  type PlannedLine,
  type PlannedLines,
} from './planned-lines'

/** Sets quantity, delivery and label of one line (CART-42). A violated rule is reported at its field. */
export const updateItem =
  (update: ItemUpdate) =>
  async (open: OpenCart): Promise<E.Either<RequestFailure, Change>> => {
    const { change, faults } = await applyUpdates(open, [update])
    const [fault] = faults
    return fault === undefined ? E.right(change) : E.left('status' in fault ? fault : refusedAt(fault))
  }

const tooManyUpdates: RequestFailure = {
  status: 422,
  code: 'CART_LIMIT',
  message: `Högst ${limits.cart.mostChanged} rader kan ändras på en gång.`,
}

/** Sets several lines (CART-43). Failed updates are listed in the errors, by the line's id. */
export const updateItems =
  (updates: readonly ItemUpdate[]) =>
  async (open: OpenCart): Promise<E.Either<RequestFailure, Change>> =>
    updates.length > limits.cart.mostChanged
      ? E.left(tooManyUpdates)
      : E.right((await applyUpdates(open, updates)).change)

type UpdateFault = ItemFault | RequestFailure

/**
 * Each update sees the results of the earlier ones: an earlier update may have merged another line into its line, or
 * its line into another.
 */
const applyUpdates = async (
  { trx, cart, identity, allowed, placesOf }: OpenCart,
  updates: readonly ItemUpdate[],
): Promise<{ readonly change: Change; readonly faults: readonly UpdateFault[] }> => {
  const lines = await readPlannedLines(
    trx,
    cart.cart_id,
    await articlesOf(
      trx,
      cart.cart_id,
      updates.map((update) => update.cartItemId),
    ),
  )
  // A line never changes its article, so all variants are known in advance.
  const items = updates.map(({ cartItemId, deliveryId, quantity }) => ({
    articleNumber: articleNumber(lines.byId(cartItemId)?.article_number ?? ''),
    deliveryId,
    quantity,
  }))
  const variants = await variantsOf(trx, identity, items, placesOf)
  const failed: (Change['failed'][number] & { readonly fault: UpdateFault })[] = []
  updates.forEach((update, index) => {
    const line = lines.byId(update.cartItemId)
    const fault =
      line === undefined
        ? notFound
        : (deniedFault(line, update, allowed) ??
          updateFault(line, update, variants[index], placesOf) ??
          applyTo(lines, line, update))
    if (fault !== undefined) failed.push({ id: update.cartItemId, code: fault.code, message: fault.message, fault })
  })
  const isEffective = failed.length < updates.length
  if (isEffective) {
    await writePlannedLines(trx, cart.cart_id, lines)
    await enterDeliveries(
      trx,
      cart.cart_id,
      lines.changed().flatMap((id) => lines.byId(id)?.delivery_id ?? []),
    )
    await dropEmptyDeliveries(trx, cart.cart_id)
  }
  return {
    change: {
      changed: lines.changed(),
      removed: lines.removed(),
      failed: failed.map(({ fault: _fault, ...failure }) => failure),
      effective: isEffective,
    },
    faults: failed.map(({ fault }) => fault),
  }
}

const wantsMore = (line: PlannedLine, { deliveryId, quantity }: ItemUpdate): boolean =>
  quantity > line.quantity || deliveryId !== line.delivery_id

/** A delivery that the user may not choose accepts no increase; its lines may shrink (PERM-10). */
const deniedFault = (line: PlannedLine, update: ItemUpdate, allowed: OpenCart['allowed']): RequestFailure | undefined =>
  !allowed.includes(update.deliveryId) && wantsMore(line, update) ? deliveryDenied : undefined

/** A line may always shrink. An increase, or another delivery, requires that the article can be bought there. */
const updateFault = (
  line: PlannedLine,
  update: ItemUpdate,
  variant: BriefVariant | undefined,
  placesOf: OpenCart['placesOf'],
): ItemFault | undefined => {
  const { deliveryId, quantity, label } = update
  const places = placesOf(deliveryId)
  return (
    quantityFault(quantity, variant, places) ??
    labelFault(label) ??
    (wantsMore(line, update) ? purchaseFault(variant, deliveryId, places) : undefined)
  )
}

/** Changes a line. One that becomes equal to another in article, delivery and label is merged into it. */
const applyTo = (lines: PlannedLines, line: PlannedLine, update: ItemUpdate): ItemFault | undefined => {
  const { deliveryId: delivery_id, label, quantity } = update
  const changed = { ...line, delivery_id, label, quantity }
  const twin = lines.twinOf(keyOf(changed), line.cart_item_id)
  if (twin === undefined) {
    lines.put(changed)
    return undefined
  }
  const sum = mergedQuantity(twin, quantity)
  if (typeof sum !== 'number') return sum
  lines.remove(line.cart_item_id)
  lines.put({ ...twin, quantity: sum })
  return undefined
}

const refusedAt = ({ field, code, message }: ItemFault): RequestFailure => ({
  status: 422,
  code,
  message,
  details: [{ path: field, message }],
})
