import * as E from 'fp-ts/Either'
import type { CartLine } from '#domain/cart/cart'
import { type ChangeOfLines, type CommonChange, linesMerged } from '#domain/cart/changed-together'
import { undoOfChange } from '#domain/cart/undone-change'
import type { Shop } from '#application/shop/shop'
import { useTell } from '../notices/ShellNotices'
import { useShopCommand } from '../shop/ShopContext'
import { deliveryName } from '../texts/delivery-name'
import type { TextKey, TextParams } from '../texts/t'

const carryOut = (shop: Shop, change: ChangeOfLines) =>
  change.type === 'ChangeDelivery'
    ? shop.cart.changeDelivery(change.lines, change.deliveryId)
    : shop.cart.changeLabel(change.lines, change.label)

interface Told {
  readonly key: TextKey
  readonly params: TextParams
}

const noticeOf = (change: CommonChange, count: number, merged: number): Told => {
  if (merged > 0) return { key: 'cart.merged', params: { count: merged } }
  if (change.type === 'ChangeDelivery')
    return { key: 'cart.moved', params: { count, delivery: deliveryName(change.deliveryId) } }
  return change.label === ''
    ? { key: 'cart.unlabelled', params: { count } }
    : { key: 'cart.labelled', params: { count, label: change.label } }
}

/** Changes lines at once, says how many became one with another, and offers to undo it; `onBack` is told when that is done. */
export const useChangeTogether = () => {
  const command = useShopCommand()
  const tell = useTell()
  return (changed: readonly CartLine[], change: CommonChange, onBack: () => void = () => undefined): void =>
    command((shop) => {
      const cart = shop.cart.get()
      const lines = cart.groups.flatMap((group) => group.lines.map(({ line }) => line))
      const undo = undoOfChange(cart, changed, change)
      if (E.isLeft(carryOut(shop, { ...change, lines: changed.map(({ key }) => key) }))) return
      const { key, params } = noticeOf(change, changed.length, linesMerged(lines, changed, change))
      tell(key, params, 'info', {
        text: 'cart.removed.undo',
        run: () => {
          shop.cart.undoChange(undo)
          onBack()
        },
      })
    })
}
