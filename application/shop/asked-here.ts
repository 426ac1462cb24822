import type { CartEdit } from '#domain/cart/commands'
import type { CommandId } from '#domain/kernel/ids'

/** What this tab itself asked for and has no answer to yet, so that only it tells its user how that ended. */
export interface AskedHere {
  readonly edits: Map<CommandId, CartEdit>
  readonly orders: Set<CommandId>
}

export const createAskedHere = (): AskedHere => ({ edits: new Map(), orders: new Set() })
