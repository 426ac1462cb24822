import type { Cart, CartChanges, CartLine, DeliveryEntry } from '#domain/cart/cart'
import { type LineKey, lineKey } from '#domain/cart/line-key'
import type { CartEffect, CartReading, ItemToAdd } from '#domain/cart/protocol'
import { deliveryIds, type DeliveryId } from '#domain/delivery/delivery-type'
import { cartItemId } from '#domain/kernel/ids'
import { aCart, aLineArticle, many } from '../given'

/** A cart service that carries out calls one by one, as plainly as can be, to hold the domain against. */
export interface ModelService {
  readonly cart: () => Cart
  /** What the call changed; undefined when a line it names is not there. */
  readonly carryOut: (call: Exclude<CartEffect, CartReading>) => CartChanges | undefined
}

export const modelService = (start: readonly CartLine[]): ModelService => {
  let lines = [...start]
  let deliveries: readonly DeliveryEntry[] = deliveryIds.map((deliveryId) => ({
    deliveryId,
    requestedDeliveryDate: undefined,
    isIncludedInOrder: true,
  }))
  let version = 1
  let lastId = 0

  const cart = (): Cart => aCart(lines, { version, deliveries })
  const find = (key: LineKey): CartLine | undefined => lines.find((line) => line.key === key)

  const add = ({ articleNumber, quantity, deliveryId, label }: ItemToAdd): void => {
    const key = lineKey(articleNumber, deliveryId, label)
    const before = find(key)
    if (before === undefined) {
      lastId += 1
      const id = cartItemId(`i${lastId}`)
      const article = aLineArticle()
      lines = [
        ...lines,
        {
          key,
          cartItemId: id,
          articleNumber,
          deliveryId,
          quantity: many(quantity),
          label,
          requestedDeliveryDate: undefined,
          article,
        },
      ]
    } else lines = lines.map((line) => (line === before ? { ...line, quantity: many(line.quantity + quantity) } : line))
  }

  const restate = (key: LineKey, as: { quantity?: number; deliveryId?: DeliveryId; label?: string }): boolean => {
    const before = find(key)
    if (before === undefined) return false
    const line = { ...before, ...as, quantity: many(as.quantity ?? before.quantity) }
    const newKey = lineKey(line.articleNumber, line.deliveryId, line.label)
    const other = newKey === key ? undefined : find(newKey)
    lines =
      other === undefined
        ? lines.map((one) => (one === before ? { ...line, key: newKey } : one))
        : lines
            .filter((one) => one !== before)
            .map((one) => (one === other ? { ...one, quantity: many(one.quantity + line.quantity) } : one))
    return true
  }

  const perform = (call: Exclude<CartEffect, CartReading>): boolean => {
    switch (call.type) {
      case 'AddItems':
        call.items.forEach(add)
        return true
      case 'UploadItems':
        call.rows.forEach((row) => add({ ...row, deliveryId: call.deliveryId }))
        return true
      case 'UpdateItem':
        return restate(call.line, { quantity: call.quantity, deliveryId: call.deliveryId, label: call.label })
      case 'MoveItems':
        return call.lines.map((line) => restate(line, { deliveryId: call.deliveryId })).some(Boolean)
      case 'LabelItems':
        return call.lines.map((line) => restate(line, { label: call.label })).some(Boolean)
      case 'RemoveItems': {
        const before = lines.length
        lines = lines.filter(({ key }) => !call.lines.includes(key))
        return lines.length < before
      }
      case 'RemoveAllItems':
      case 'SetStatus':
        lines = []
        return true
      case 'SetDeliveryDate':
        deliveries = deliveries.map((one) =>
          call.deliveryId === 'all' || one.deliveryId === call.deliveryId
            ? { ...one, requestedDeliveryDate: call.date }
            : one,
        )
        return true
      case 'SetIncluded':
        deliveries = deliveries.map((one) =>
          one.deliveryId === call.deliveryId ? { ...one, isIncludedInOrder: call.included } : one,
        )
        return true
      // It knows one cart alone.
      case 'TransferItems':
        return false
    }
  }

  return {
    cart,
    carryOut: (call) => {
      const before = new Map(lines.map((line) => [line.cartItemId, line]))
      if (!perform(call)) return undefined
      version += 1
      const left = new Set(lines.map((line) => line.cartItemId))
      return {
        cartId: cart().cartId,
        version,
        changed: lines.filter((line) => before.get(line.cartItemId) !== line),
        removed: [...before.keys()].filter((id) => id !== undefined).filter((id) => !left.has(id)),
        deliveries,
        failed: [],
      }
    },
  }
}
