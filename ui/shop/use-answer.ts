import { useCallback, useState, useSyncExternalStore } from 'react'
import type { Call, CallOptions } from '#application/ports/call'
import { asking, type Answer, type SharedAnswers } from '#application/projections/answer'
import type { ShopQueries } from '#application/shop/shop-queries'
import { useArrivedShop, type ArrivedShop } from './ShopContext'

/** A call of the shop's queries by a view. Each is one module constant, so that views share its answers. */
export interface ShopQuery<Args, T> {
  readonly answersOf: (arrived: ArrivedShop) => SharedAnswers<Args, T>
}

/**
 * `pauseMs`: milliseconds that the arguments must stay unchanged before the call is made, for text that is being
 * typed. Everything that the answer depends on belongs in the arguments, which are compared as JSON.
 */
export const shopQuery = <Args, T>(
  call: (queries: ShopQueries, args: Args, options: CallOptions) => Call<T>,
  pauseMs?: number,
): ShopQuery<Args, T> => {
  const byShop = new WeakMap<ArrivedShop, SharedAnswers<Args, T>>()
  return {
    answersOf: (arrived) => {
      const found = byShop.get(arrived)
      if (found !== undefined) return found
      const shared = arrived.share((args: Args, options) => call(arrived.queries, args, options), pauseMs)
      byShop.set(arrived, shared)
      return shared
    },
  }
}

const noSubscription = () => () => undefined
const alwaysAsking = () => asking

/**
 * The answer to a query. Views with equal arguments share one call. It is aborted when the arguments change or the
 * last view unmounts. While `args` is undefined no call is made, and the answer is `Asking`, as on the server.
 */
export const useAnswer = <Args, T>(query: ShopQuery<Args, T>, args: Args | undefined): Answer<T> => {
  const arrived = useArrivedShop()
  // Callers may create new argument objects in each render, so the call depends on their contents.
  const key = JSON.stringify(args)
  const [held, setHeld] = useState({ key, args })
  if (held.key !== key) setHeld({ key, args })

  const answers = arrived === undefined ? undefined : query.answersOf(arrived)
  const subscribe = useCallback(
    (listener: () => void) =>
      answers === undefined || held.args === undefined ? noSubscription() : answers.subscribe(held.args, listener),
    [answers, held],
  )
  const get = () => (answers === undefined || held.args === undefined ? asking : answers.get(held.args))
  const answer = useSyncExternalStore(subscribe, get, alwaysAsking)
  // In the render with new arguments the state still holds the answer to the old ones.
  return held.key === key ? answer : asking
}

/**
 * The value of the latest answer, kept while the next call is under way; a failure clears it. `scope`: what the value
 * applies to, such as the customer. A value of another scope is never returned.
 */
export const useLatestValue = <T>(answer: Answer<T>, scope?: string): T | undefined => {
  const [latest, setLatest] = useState<{ readonly scope: string | undefined; readonly value: T }>()
  switch (answer.tag) {
    case 'Answered':
      if (latest === undefined || latest.value !== answer.value || latest.scope !== scope)
        setLatest({ scope, value: answer.value })
      return answer.value
    case 'Failed':
      if (latest !== undefined) setLatest(undefined)
      return undefined
    case 'Asking':
      return latest !== undefined && latest.scope === scope ? latest.value : undefined
  }
}
