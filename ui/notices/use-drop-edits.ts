import type { CommandId } from '#domain/kernel/ids'
import { useTell } from './ShellNotices'
import type { TextKey } from '../texts/t'
import { useShopCommand } from '../shop/ShopContext'

/** Drops edits that are not saved, and offers to bring them back as they were. */
export const useDropEdits = () => {
  const command = useShopCommand()
  const tell = useTell()
  const offer = (ids: readonly CommandId[], key: TextKey) =>
    tell(key, { count: ids.length }, 'info', {
      text: 'cart.removed.undo',
      run: () => command((shop) => shop.cart.bringBackDropped(ids)),
    })
  return {
    discardHeld: (ids: readonly CommandId[]): void =>
      command((shop) => {
        shop.cart.discardHeld(ids)
        offer(ids, 'cart.held.discarded')
      }),
    dismissRefused: (id: CommandId): void =>
      command((shop) => {
        shop.cart.dismissRefused(id)
        offer([id], 'cart.refused.dismissed')
      }),
  }
}
