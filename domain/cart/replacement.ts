import type { DeliveryId } from '../delivery/delivery-type'
import { roundToTenDecimals } from '../kernel/decimal'
import type { ArticleNumber } from '../kernel/ids'
import type { CartState } from './cart'
import { type LineKey, lineKey } from './line-key'
import type { CartEdit } from './protocol'
import { visibleCart } from './rebase-pending'
import { lineIn } from './visible-cart'

/** What was added in place of a line. `quantity`: in sales units. */
export interface AddedInPlace {
  readonly articleNumber: ArticleNumber
  readonly deliveryId: DeliveryId
  readonly label: string
  readonly quantity: number
}

/** The line that an article is added to. */
export const keyOfAdded = ({ articleNumber, deliveryId, label }: AddedInPlace): LineKey =>
  lineKey(articleNumber, deliveryId, label)

/**
 * The edit that takes a replacement out of the cart again: a line that had more of the article keeps the rest. None where it
 * is no longer there.
 */
export const editToTakeOut = (state: CartState, added: AddedInPlace): CartEdit | undefined => {
  const key = keyOfAdded(added)
  const present = state.tag === 'InContext' ? lineIn(visibleCart(state), key) : undefined
  if (present === undefined) return undefined
  const rest = roundToTenDecimals(present.quantity - added.quantity)
  return rest > 0 ? { type: 'ChangeQuantity', line: key, quantity: rest } : { type: 'RemoveLines', lines: [key] }
}
