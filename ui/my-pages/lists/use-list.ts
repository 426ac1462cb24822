import * as E from 'fp-ts/Either'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CallFailure } from '#domain/failure/call-failure'
import type { FavouriteList } from '#domain/favourite-lists/favourite-list'
import type { FavouriteListId } from '#domain/kernel/ids'
import { useListCall } from '../../shop/favourite-lists'
import { isGone } from './failure-text'

/** A list, and whether it is there. */
export type ShownList =
  | { readonly tag: 'Asking' }
  | { readonly tag: 'Gone' }
  | { readonly tag: 'Failed'; readonly failure: CallFailure }
  | { readonly tag: 'Known'; readonly list: FavouriteList }

/**
 * One list (FAV-14). `look` asks whether it has changed since, and answers whether it has. A list that was known stays
 * when it cannot be fetched again.
 */
export const useList = (id: FavouriteListId) => {
  const [shown, setShown] = useState<ShownList>({ tag: 'Asking' })
  const call = useListCall()

  const look = async (): Promise<boolean> => {
    const found = await call((service) => service.list(id))
    if (E.isRight(found)) {
      setShown({ tag: 'Known', list: found.right })
      return shown.tag !== 'Known' || shown.list.updatedAt !== found.right.updatedAt
    }
    const failure = found.left
    setShown((now) => (isGone(failure) ? { tag: 'Gone' } : now.tag === 'Known' ? now : { tag: 'Failed', failure }))
    return false
  }
  const begin = useEffectEvent(() => void look())
  useEffect(() => begin(), [id])
  return { shown, look, keep: (list: FavouriteList) => setShown({ tag: 'Known', list }) }
}
