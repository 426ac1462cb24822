import { absurdCase } from '../kernel/decider'
import { lineKey, type LineKey } from './line-key'
import type { CartEffect } from './protocol'

/**
 * The lines that a call changes, none for a reading; undefined where it may change any. Calls for different lines come to
 * the same cart in whatever order the service takes them.
 */
export const linesChanged = (effect: CartEffect): readonly LineKey[] | undefined => {
  switch (effect.type) {
    case 'FetchCart':
    case 'FetchDeliveriesInOrder':
      return []
    case 'AddItems':
      return effect.items.map(({ articleNumber, deliveryId, label }) => lineKey(articleNumber, deliveryId, label))
    case 'UpdateItem':
      // With another label or delivery it may become one with any other line.
      return effect.quantity === undefined ? undefined : [effect.line]
    case 'RemoveItems':
      return effect.lines
    case 'UploadItems':
    case 'MoveItems':
    case 'LabelItems':
    case 'RemoveAllItems':
    case 'SetDeliveryDate':
    case 'SetIncluded':
    case 'SetStatus':
    case 'TransferItems':
      return undefined
    default:
      return absurdCase(effect)
  }
}
