import * as E from 'fp-ts/Either'
import type { CartLine } from '#domain/cart/cart'
import { changesBack, type ChangeOfLines, type CommonChange } from '#domain/cart/changed-together'
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

const noticeOf = (change: CommonChange, count: number): Told => {
  if (change.type === 'ChangeDelivery')
    return { key: 'cart.moved', params: { count, delivery: deliveryName(change.deliveryId) } }
  return change.label === ''
    ? { key: 'cart.unlabelled', params: { count } }
    : { key: 'cart.labelled', params: { count, label: change.label } }
}

/** Changes several lines at once, and offers to change them back where none became one with another; `onBack` is told when they are. */
export const useChangeTogether = () => {
  const command = useShopCommand()
  const tell = useTell()
  return (changed: readonly CartLine[], change: CommonChange, onBack: () => void = () => undefined): void =>
    command((shop) => {
      const cart = shop.cart.get().groups.flatMap(({ lines }) => lines.map(({ line }) => line))
      const back = changesBack(cart, changed, change)
      if (E.isLeft(carryOut(shop, { ...change, lines: changed.map(({ key }) => key) }))) return
      const { key, params } = noticeOf(change, changed.length)
      const undo = {
        text: 'cart.removed.undo',
        run: () => {
          back.forEach((one) => carryOut(shop, one))
          onBack()
        },
      } as const
      tell(key, params, 'info', back.length === 0 ? undefined : undo)
    })
}
