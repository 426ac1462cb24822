import type { CallFailure } from '../failure/call-failure'
import type { CommandId, Instant } from '../kernel/ids'
import type { Cart, CartChanges, CartContext, CartLine, DeliveryEntry, LineKey } from './cart'
import type { CartEdit } from './commands'

/** What an edit does to a cart when it is decided. Kept with its edit for comparison, never folded. */
export type EditOutcome =
  | { readonly type: 'LineSet'; readonly line: CartLine }
  | { readonly type: 'LineRemoved'; readonly line: LineKey }
  | { readonly type: 'DeliverySet'; readonly delivery: DeliveryEntry }

export type CartEvent =
  | { readonly type: 'ContextEntered'; readonly context: CartContext; readonly at: Instant }
  | { readonly type: 'ContextLeft' }
  | {
      readonly type: 'EditRequested'
      readonly id: CommandId
      readonly at: Instant
      readonly edit: CartEdit
      readonly firstOutcome: readonly EditOutcome[]
    }
  | { readonly type: 'EditsConfirmed'; readonly edits: readonly CommandId[]; readonly changes: CartChanges }
  | { readonly type: 'EditsRefused'; readonly edits: readonly CommandId[]; readonly failure: CallFailure }
  /** The user does not want these any more, or has made them again. */
  | { readonly type: 'RefusedEditsDismissed'; readonly edits: readonly CommandId[] }
  | { readonly type: 'CartRequested' }
  | { readonly type: 'CartAdopted'; readonly cart: Cart }
  | { readonly type: 'FetchFailed'; readonly failure: CallFailure }
