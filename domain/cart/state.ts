import type { CallFailure } from '../failure/call-failure'
import type { CommandId, Instant } from '../kernel/ids'
import type { Cart, CartContext } from './cart'
import type { CartEdit } from './commands'
import type { EditOutcome } from './events'

export interface PendingEdit {
  readonly id: CommandId
  readonly at: Instant
  readonly edit: CartEdit
  readonly firstOutcome: readonly EditOutcome[]
}

/** The last edit that a service refused, so that the user can be told and the typed value kept. */
export interface RefusedEdit {
  readonly edits: readonly PendingEdit[]
  readonly failure: CallFailure
}

/**
 * A cart in two regions: `confirmed` is what the service last said, `pending` the edits not yet settled, in order.
 * What the user sees is `cartView(state)`: the confirmed cart with the pending edits decided again on top.
 */
export type CartState =
  | { readonly tag: 'NoContext' }
  | {
      readonly tag: 'InContext'
      readonly context: CartContext
      readonly confirmed: Cart | undefined
      readonly pending: readonly PendingEdit[]
      readonly lastRefused: RefusedEdit | undefined
      readonly fetchFailure: CallFailure | undefined
    }
