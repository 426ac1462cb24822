import { useState } from 'react'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { FavouriteList } from '#domain/favourite-lists/favourite-list'
import type { FavouriteListId } from '#domain/kernel/ids'
import { shopQuery, useAnswer } from '../../shop/use-answer'
import { isGone } from './failure-text'
import { useKeptAnswer } from './use-parts'

/** What the service says of a list. */
type FoundList = { readonly tag: 'Gone' } | { readonly tag: 'Known'; readonly list: FavouriteList }

/** A list, and whether it is there. */
export type ShownList = FoundList | { readonly tag: 'Asking' } | { readonly tag: 'Failed'; readonly retry: () => void }

interface AskedList {
  readonly context: string
  readonly id: FavouriteListId
  /** How often it was looked at. */
  readonly round: number
}

const listQuery = shopQuery((queries, { id }: AskedList, options) =>
  pipe(
    queries.favouriteLists.list(id, options),
    TE.map((list): FoundList => ({ tag: 'Known', list })),
    TE.orElse((failure) => (isGone(failure) ? TE.right<typeof failure, FoundList>({ tag: 'Gone' }) : TE.left(failure))),
  ),
)

/** One list (FAV-14). A list that was known stays when it cannot be fetched again, unless it is gone. */
export const useList = (context: string, id: FavouriteListId) => {
  const [round, setRound] = useState(0)
  const [isBeingRemoved, setBeingRemoved] = useState(false)
  const answer = useAnswer(listQuery, isBeingRemoved ? undefined : { context, id, round })
  const known = useKeptAnswer(answer, id)
  const [changed, setChanged] = useState<{ readonly of: FoundList | undefined; readonly list: FavouriteList }>()
  const found: FoundList | undefined =
    known?.tag === 'Known' && changed?.of === known ? { tag: 'Known', list: changed.list } : known
  const shown: ShownList =
    found ?? (answer.tag === 'Failed' ? { tag: 'Failed', retry: answer.retry } : { tag: 'Asking' })
  return {
    shown,
    isAnswered: answer.tag === 'Answered',
    /** Asks whether it has changed. */
    look: () => setRound((before) => before + 1),
    /** Shows the list as it is after a change. */
    keep: (list: FavouriteList) => setChanged({ of: known, list }),
    /** Says whether the list is being removed: until that has failed it is not looked at, since it may be gone. */
    noteRemoval: setBeingRemoved,
  }
}
