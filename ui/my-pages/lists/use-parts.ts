import { useState } from 'react'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Call } from '#application/ports/call'
import type { Paged } from '#application/ports/favourite-list-service'
import type { Answer } from '#application/projections/answer'
import { type ShopQuery, useAnswer } from '../../shop/use-answer'

/** How much of a list is asked for. */
export interface Extent {
  /** How often it was asked for again. */
  readonly round: number
  /** Parts are fetched until there are so many. */
  readonly enough: number
}

/** A list that is fetched part by part. */
export interface Parts<A> {
  /** Undefined until the first part is there. */
  readonly data: readonly A[] | undefined
  readonly hasMore: boolean
  readonly isAsking: boolean
  /** Asks again; undefined unless the latest question failed. What was known before stays. */
  readonly retry: (() => void) | undefined
  readonly more: () => void
  /** Fetches again as much as is shown; what is shown stays until it is there. */
  readonly again: () => void
  /** Shows a change before the service is asked again. */
  readonly change: (to: (data: readonly A[]) => readonly A[]) => void
}

/** Fetches parts one after the other, until there are enough or there is none after them (FAV-04). */
export const untilEnough = <A>(
  load: (offset: number) => Call<Paged<A>>,
  enough: number,
  before: Paged<A> = { data: [], next: 0 },
): Call<Paged<A>> =>
  before.next === undefined || before.data.length >= enough
    ? TE.right(before)
    : pipe(
        load(before.next),
        TE.flatMap(({ data, next }) => untilEnough(load, enough, { data: [...before.data, ...data], next })),
      )

/**
 * The parts of a list so far. `scope` names what they are parts of: a list of another scope is never shown.
 * @param asked what the query asks besides the extent; undefined while nothing can be asked
 */
export const useParts = <Asked extends object, A>(
  query: ShopQuery<Asked & Extent, Paged<A>>,
  asked: Asked | undefined,
  scope: string,
): Parts<A> => {
  const [{ round, enough, of }, setExtent] = useState<Extent & { readonly of: string }>({
    round: 0,
    enough: 1,
    of: scope,
  })
  const extent = { round, enough: of === scope ? enough : 1 }
  const answer = useAnswer(query, asked === undefined ? undefined : { ...asked, ...extent })
  const known = useKeptAnswer(answer, scope)
  const [changed, setChanged] = useState<{ readonly of: Paged<A>; readonly data: readonly A[] }>()
  const data = known !== undefined && changed?.of === known ? changed.data : known?.data
  const ask = (wanted: number) =>
    setExtent((before) => ({ round: before.round + 1, enough: Math.max(1, wanted), of: scope }))
  return {
    data,
    hasMore: known?.next !== undefined,
    isAsking: answer.tag === 'Asking' && asked !== undefined,
    retry: answer.tag === 'Failed' ? answer.retry : undefined,
    more: () => ask((data?.length ?? 0) + 1),
    again: () => ask(data?.length ?? 1),
    change: (to) => {
      if (known !== undefined && data !== undefined) setChanged({ of: known, data: to(data) })
    },
  }
}

/** The latest value of a scope, kept while the next call is under way and when it fails: nothing that is typed is lost. */
export const useKeptAnswer = <T>(answer: Answer<T>, scope: string): T | undefined => {
  const [kept, setKept] = useState<{ readonly scope: string; readonly value: T }>()
  if (answer.tag === 'Answered') {
    if (kept?.value !== answer.value || kept.scope !== scope) setKept({ scope, value: answer.value })
    return answer.value
  }
  return kept?.scope === scope ? kept.value : undefined
}
