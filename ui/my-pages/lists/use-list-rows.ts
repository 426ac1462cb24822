import * as E from 'fp-ts/Either'
import { useDeferredValue, useEffect, useState } from 'react'
import type { FavouriteListService } from '#application/ports/favourite-list-service'
import type { Call } from '#application/ports/call'
import type { ListItem } from '#domain/favourite-lists/favourite-list'
import type { CallFailure } from '#domain/failure/call-failure'
import type { FavouriteListId } from '#domain/kernel/ids'
import { useListCall } from '../../shop/favourite-lists'
import { useParts } from './use-parts'

/** Rows of one part of a list. */
const A_PART = 50

/** Rows of one call that fetches all of them. */
const A_LARGE_PART = 100

/** Milliseconds that a search must stay as it is before it is asked. */
const PAUSE_MS = 250

/** The rows of a list, or those that fit a search, as far as they are shown. */
export const useListRows = (list: FavouriteListId, typed: string) => {
  const call = useListCall()
  const search = useCalm(typed.trim())
  const parts = useParts<ListItem>(JSON.stringify([list, search]), (offset) =>
    call((service) => service.items(list, { offset, limit: A_PART, search: search === '' ? undefined : search })),
  )
  return {
    parts,
    isSearching: useDeferredValue(search) !== typed.trim(),
    /** Every row of the list, shown or not. */
    all: () => allOf((ask) => call(ask), list),
  }
}

export type ListRowsShown = ReturnType<typeof useListRows>

type Ask = <A>(call: (lists: FavouriteListService) => Call<A>) => Promise<E.Either<CallFailure, A>>

const allOf = async (
  ask: Ask,
  list: FavouriteListId,
  offset = 0,
  before: readonly ListItem[] = [],
): Promise<E.Either<CallFailure, readonly ListItem[]>> => {
  const part = await ask((service) => service.items(list, { offset, limit: A_LARGE_PART, search: undefined }))
  if (E.isLeft(part)) return part
  const data = [...before, ...part.right.data]
  const { next } = part.right
  return next === undefined ? E.right(data) : allOf(ask, list, next, data)
}

/** A text as it was when it last stayed unchanged for a while. */
const useCalm = (text: string): string => {
  const [calm, setCalm] = useState(text)
  useEffect(() => {
    if (text === calm) return undefined
    const timer = setTimeout(() => setCalm(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, calm])
  return calm
}
