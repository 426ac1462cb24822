import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'

/** A page as its address says. */
export interface PagePlace {
  /** With the route's parameters in it. */
  readonly pathname: string
  readonly search: string
  /** With its sign, or empty. */
  readonly hash: string
}

export type ScrollBehaviour = 'smooth' | 'instant'

export type Scroll =
  | { readonly tag: 'Keep' }
  | { readonly tag: 'ToTop'; readonly behaviour: ScrollBehaviour }
  | { readonly tag: 'ToElement'; readonly id: string; readonly behaviour: ScrollBehaviour }
  | { readonly tag: 'Restore'; readonly top: number }

export interface ScrollTerms {
  /** Pixels from the top that the page was left at, when the user goes back or forward to it. */
  readonly left: number | undefined
  /** Where the results of the page end, in pixels from the top of the window; undefined for a page without any. */
  readonly resultsEnd: number | undefined
  /** The user asks for less motion than `smooth` means. */
  readonly reducedMotion: boolean
}

/** The element with the results of a page, whose pages and filters have other queries. */
export const RESULTS_ID = 'resultat'

/** Pixels of the window in which results count as out of sight: the header covers most of them. */
const OUT_OF_SIGHT = 200

/**
 * The scroll position after a navigation: at the element that the address names (ROUTE-39), at the top of another
 * page, where they were when only the query is another (ROUTE-38), or where it was left when they go back to it. Results
 * that a filter made so short that they end above the view are brought into view. Smooth unless they ask for less motion
 * (ROUTE-40).
 */
export const scrollAfter = (
  from: PagePlace,
  to: PagePlace,
  { left, resultsEnd, reducedMotion }: ScrollTerms,
): Scroll => {
  const behaviour = reducedMotion ? 'instant' : 'smooth'
  if (left !== undefined) return { tag: 'Restore', top: left }
  const id = idOf(to.hash)
  if (id !== undefined) return { tag: 'ToElement', id, behaviour }
  if (from.pathname !== to.pathname) return { tag: 'ToTop', behaviour }
  return resultsEnd !== undefined && resultsEnd < OUT_OF_SIGHT
    ? { tag: 'ToElement', id: RESULTS_ID, behaviour }
    : { tag: 'Keep' }
}

/** The element that a hash names; a hash that cannot be decoded is taken as it stands. */
const idOf = (hash: string): string | undefined => {
  const id = hash.replace(/^#/, '')
  if (id === '') return undefined
  return pipe(
    O.tryCatch(() => decodeURIComponent(id)),
    O.getOrElse(() => id),
  )
}
