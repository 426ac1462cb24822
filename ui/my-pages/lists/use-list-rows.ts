import { useEffect, useState } from 'react'
import type { FavouriteListService } from '#application/ports/favourite-list-service'
import type { Call } from '#application/ports/call'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { FavouriteList, ListItem } from '#domain/favourite-lists/favourite-list'
import type { FavouriteListId, Instant } from '#domain/kernel/ids'
import { shopQuery } from '../../shop/use-answer'
import { type Extent, untilEnough, useParts } from './use-parts'

/** Rows of one part of a list. */
const A_PART = 50

/** Rows of one call that fetches all of them. */
const A_LARGE_PART = 100

/** Milliseconds that a search must stay as it is before it is asked. */
const PAUSE_MS = 250

interface AskedRows {
  readonly list: FavouriteListId
  readonly search: string
  /** When the list was last changed: its rows are fetched again after a change of a colleague. */
  readonly updatedAt: Instant
}

const rowsQuery = shopQuery((queries, { list, search, enough }: AskedRows & Extent, options) =>
  untilEnough<ListItem>(
    (offset) =>
      queries.favouriteLists.items(
        list,
        { offset, limit: A_PART, search: search === '' ? undefined : search },
        options,
      ),
    enough,
  ),
)

/** The rows of a list, or those that fit a search, as far as they are shown. */
export const useListRows = ({ id, updatedAt }: FavouriteList, typed: string) => {
  const search = useCalm(typed.trim())
  return useParts(rowsQuery, { list: id, search, updatedAt }, JSON.stringify([id, search]))
}

/** Every row of a list, shown or not. */
export const allRows =
  (list: FavouriteListId) =>
  (service: FavouriteListService): Call<readonly ListItem[]> =>
    pipe(
      untilEnough<ListItem>(
        (offset) => service.items(list, { offset, limit: A_LARGE_PART, search: undefined }),
        Number.POSITIVE_INFINITY,
      ),
      TE.map(({ data }) => data),
    )

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
