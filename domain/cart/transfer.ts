import type { CustomerScope } from '../kernel/customer-scope'
import type { CartId, CommandId } from '../kernel/ids'
import type { CartState } from './cart'
import { visibleCart } from './rebase-pending'
import { linesIn } from './visible-cart'

/** What a transfer brings: from whose cart, and the number of lines that it had when the transfer was asked for. */
export interface BroughtLines {
  readonly from: CustomerScope
  readonly lineCount: number
}

/** Lines that a transfer has not brought yet. `brought` is undefined where the other cart was not known. */
export interface LinesOnTheWay {
  readonly transfer: CommandId
  readonly brought: BroughtLines | undefined
}

/** What a transfer from a cart would bring; undefined where none of the known carts is the one. */
export const broughtFrom = (carts: readonly CartState[], source: CartId): BroughtLines | undefined => {
  for (const cart of carts)
    if (cart.tag === 'InContext' && cart.confirmed?.cartId === source)
      return { from: cart.context, lineCount: linesIn(visibleCart(cart)).length }
  return undefined
}

const none: readonly LinesOnTheWay[] = []

/** The lines that are on their way into a cart: they are in no list of it until their transfer is settled (CART-49). */
export const linesOnTheWay = (cart: CartState): readonly LinesOnTheWay[] => {
  if (cart.tag === 'NoContext') return none
  const found = cart.pending.flatMap((edit) =>
    edit.type === 'CartTransferRequested' ? [{ transfer: edit.id, brought: edit.brought }] : [],
  )
  return found.length === 0 ? none : found
}

const isSameOnTheWay = (a: LinesOnTheWay, b: LinesOnTheWay | undefined): boolean =>
  a.transfer === b?.transfer && a.brought === b.brought

/** Whether the same lines are on their way in both. */
export const areSameOnTheWay = (a: readonly LinesOnTheWay[], b: readonly LinesOnTheWay[]): boolean =>
  a.length === b.length && a.every((one, place) => isSameOnTheWay(one, b[place]))
