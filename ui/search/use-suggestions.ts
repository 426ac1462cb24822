import { useCallback, useEffect, useState } from 'react'
import * as E from 'fp-ts/Either'
import type { Suggestions } from '#application/queries/suggestions'
import { debounce } from '#application/timing/debounce'
import type { Shop } from '#application/shop/shop'
import { isBetweenPrices, priceContextOf } from '../shop/customer-variants'
import { pageTimers } from '../shop/page-timers'
import { useProjection, useSession, useShop } from '../shop/ShopContext'
import type { ShownArticle } from '#domain/catalogue/shown-article'

const TYPING_PAUSE_MS = 120

interface Answer {
  readonly context: string | undefined
  readonly question: string
  readonly found: Suggestions | 'failed'
}

export interface SuggestionState {
  /** Of the latest answered query, which may be one letter behind; never prices of another customer or delivery. */
  readonly found: Suggestions | undefined
  readonly status: 'idle' | 'waiting' | 'found' | 'failed'
  readonly standing: ShownArticle['standing']
  readonly retry: () => void
}

/** Asks while somebody types, once they pause; an answer that comes too late is dropped. */
export const useSuggestions = (typed: string, wanted: boolean): SuggestionState => {
  const shop = useShop()
  const session = useSession()
  const [answer, setAnswer] = useState<Answer>()
  const [attempt, setAttempt] = useState(0)
  const context = priceContextOf(session)
  const query = typed.trim()
  const question = wanted && query !== '' ? JSON.stringify([context, query, attempt]) : undefined

  useEffect(() => {
    if (shop === undefined || question === undefined) return undefined
    const stop = new AbortController()
    const ask = async () => {
      const result = await shop.suggest(query, { signal: stop.signal })()
      if (!stop.signal.aborted) setAnswer({ context, question, found: E.isRight(result) ? result.right : 'failed' })
    }
    const asking = debounce(pageTimers, TYPING_PAUSE_MS, () => void ask())
    asking.call()
    return () => {
      asking.cancel()
      stop.abort()
    }
  }, [shop, question, query, context])

  const retry = useCallback(() => {
    setAnswer(undefined)
    setAttempt((count) => count + 1)
  }, [])
  const held = question !== undefined && answer !== undefined && answer.context === context ? answer : undefined
  return {
    found: held === undefined || held.found === 'failed' ? undefined : held.found,
    status: statusOf(question, held),
    standing: isBetweenPrices(session) ? 'waiting' : context === undefined ? 'public' : 'own',
    retry,
  }
}

const statusOf = (question: string | undefined, held: Answer | undefined): SuggestionState['status'] => {
  if (question === undefined) return 'idle'
  if (held === undefined || held.question !== question) return 'waiting'
  return held.found === 'failed' ? 'failed' : 'found'
}

const searchesOf = (shop: Shop) => shop.searches
const noSearches: readonly string[] = []

/** The latest searches, the latest first. */
export const usePastSearches = (): readonly string[] => useProjection(searchesOf, noSearches)
