import type { CallFailure } from '../failure/call-failure'
import type { CommandId, Instant } from '../kernel/ids'
import type { Cart, CartContext } from './cart'
import type { CartEdit } from './commands'
import type { EditOutcome } from './events'
import type { RefusedEdit } from './refused-edits'

export interface PendingEdit {
  readonly id: CommandId
  readonly at: Instant
  readonly edit: CartEdit
  readonly firstOutcome: readonly EditOutcome[]
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
      readonly refused: readonly RefusedEdit[]
      readonly fetchFailure: CallFailure | undefined
    }
