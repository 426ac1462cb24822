import type { Suggestions } from '#application/queries/suggestions'
import type { Shop } from '#application/shop/shop'
import type { ShownArticle } from '#domain/catalogue/shown-article'
import { isBetweenPrices, priceContextOf } from '../shop/customer-variants'
import { useProjection, useSession } from '../shop/ShopContext'
import { shopQuery, useAnswer, useLatestValue } from '../shop/use-answer'

const TYPING_PAUSE_MS = 120

export interface SuggestionState {
  /**
   * The suggestions for the latest answered query, which may lag behind the typed one; always of this customer and
   * delivery.
   */
  readonly found: Suggestions | undefined
  readonly status: 'idle' | 'waiting' | 'found' | 'failed'
  readonly priceSource: ShownArticle['priceSource']
  readonly retry: () => void
}

const suggestionsQuery = shopQuery(
  (queries, { query }: { readonly context: string | undefined; readonly query: string }, options) =>
    queries.suggest(query, options),
  TYPING_PAUSE_MS,
)

const statuses = { Asking: 'waiting', Answered: 'found', Failed: 'failed' } as const
const noRetry = () => undefined

/** Fetches suggestions when the user pauses typing; a late answer is dropped. */
export const useSuggestions = (typed: string, wanted: boolean): SuggestionState => {
  const session = useSession()
  const context = priceContextOf(session)
  const query = typed.trim()
  const isAsked = wanted && query !== ''
  const answer = useAnswer(suggestionsQuery, isAsked ? { context, query } : undefined)
  const latest = useLatestValue(answer, context)
  return {
    found: isAsked ? latest : undefined,
    status: isAsked ? statuses[answer.tag] : 'idle',
    priceSource: isBetweenPrices(session) ? 'waiting' : context === undefined ? 'public' : 'own',
    retry: answer.tag === 'Failed' ? answer.retry : noRetry,
  }
}

const searchesOf = (shop: Shop) => shop.searches
const noSearches: readonly string[] = []

/** The latest searches, the latest first. */
export const usePastSearches = (): readonly string[] => useProjection(searchesOf, noSearches)
