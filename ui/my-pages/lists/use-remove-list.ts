import * as E from 'fp-ts/Either'
import type { FavouriteList } from '#domain/favourite-lists/favourite-list'
import { useTell } from '../../notices/ShellNotices'
import { useListCall } from '../../shop/favourite-lists'
import { failureText } from './failure-text'
import { t } from './t'

interface RemovalFollowed {
  /** True when the removal begins, false when it has failed. */
  readonly onRemoving?: (isRemoving: boolean) => void
  readonly onRemoved: () => void
  readonly onRestored: () => void
}

/** Removes a list and offers to bring it back. */
export const useRemoveList = ({
  onRemoving,
  onRemoved,
  onRestored,
}: RemovalFollowed): ((list: FavouriteList) => Promise<void>) => {
  const call = useListCall()
  const tell = useTell()
  const restore = async ({ id }: FavouriteList): Promise<void> => {
    const restored = await call((service) => service.restore(id))
    if (E.isLeft(restored)) tell('lists.notRestored', { reason: failureText(restored.left) }, 'error')
    else onRestored()
  }
  return async (list) => {
    onRemoving?.(true)
    const removed = await call((service) => service.remove(list.id))
    if (E.isLeft(removed)) {
      onRemoving?.(false)
      tell('service.message', { text: t('lists.notChanged', { reason: failureText(removed.left) }) }, 'error')
      return
    }
    tell('lists.removed', { name: list.name }, 'info', {
      text: 'cart.removed.undo',
      run: () => void restore(list),
    })
    onRemoved()
  }
}
