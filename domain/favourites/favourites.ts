import type { CallFailure } from '../failure/call-failure'
import type { ArticleNumber, CommandId, FavouriteId, Instant } from '../kernel/ids'

/** Favourites of one user at most (FAV-05). */
export const MOST_FAVOURITES = 50

/** An article that a user has marked (FAV-03). */
export interface Favourite {
  readonly articleNumber: ArticleNumber
  readonly favouriteId: FavouriteId
}

/** A change that the service has not answered. */
export type PendingChange =
  | { readonly tag: 'Adding'; readonly edit: CommandId; readonly articleNumber: ArticleNumber }
  | { readonly tag: 'Removing'; readonly edit: CommandId; readonly articleNumbers: readonly ArticleNumber[] }

/** What the service has said of the favourites, oldest first. */
export type ConfirmedFavourites =
  | { readonly tag: 'Unknown' }
  | { readonly tag: 'Failed'; readonly failure: CallFailure }
  | { readonly tag: 'Known'; readonly favourites: readonly Favourite[]; readonly askedAt: Instant }

/** The favourites of a user as the service has confirmed them, and the changes that are under way. */
export interface FavouritesState {
  readonly confirmed: ConfirmedFavourites
  readonly pending: readonly PendingChange[]
}

export const noFavourites: FavouritesState = { confirmed: { tag: 'Unknown' }, pending: [] }

export const confirmedFavourites = ({ confirmed }: FavouritesState): readonly Favourite[] =>
  confirmed.tag === 'Known' ? confirmed.favourites : []

/**
 * The articles that the user sees marked: what is confirmed with the pending changes on top, in order, the oldest first.
 * A change that the service refuses is no longer pending, so that it is undone.
 */
export const shownFavourites = (state: FavouritesState): readonly ArticleNumber[] =>
  state.pending.reduce<readonly ArticleNumber[]>(
    (shown, change) => {
      switch (change.tag) {
        case 'Adding':
          return shown.includes(change.articleNumber) ? shown : [...shown, change.articleNumber]
        case 'Removing':
          return shown.filter((article) => !change.articleNumbers.includes(article))
      }
    },
    confirmedFavourites(state).map(({ articleNumber }) => articleNumber),
  )

/** What is shown of the favourites; `Unknown` until they are fetched. */
export type FavouritesView =
  | { readonly tag: 'Unknown' }
  | { readonly tag: 'Failed'; readonly failure: CallFailure }
  /** The oldest first. */
  | { readonly tag: 'Known'; readonly articleNumbers: readonly ArticleNumber[] }

export const favouritesView = (state: FavouritesState): FavouritesView =>
  state.confirmed.tag === 'Known' ? { tag: 'Known', articleNumbers: shownFavourites(state) } : state.confirmed

/** Whether another article can be marked: fewer than fifty are shown (FAV-05). */
export const hasRoomForFavourite = (state: FavouritesState): boolean => shownFavourites(state).length < MOST_FAVOURITES
