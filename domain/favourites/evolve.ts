import { confirmedFavourites, type Favourite, type FavouritesState } from './favourites'
import type { CommandId } from '../kernel/ids'
import type { FavouritesEvent } from './protocol'

export const evolveFavourites = (state: FavouritesState, event: FavouritesEvent): FavouritesState => {
  switch (event.type) {
    case 'FavouritesRequested':
      return state.confirmed.tag === 'Failed' ? { ...state, confirmed: { tag: 'Unknown' } } : state
    case 'FavouritesFetched':
      return { ...state, confirmed: { tag: 'Known', favourites: event.favourites, askedAt: event.at } }
    case 'FavouritesFetchFailed':
      // What was known before is still the best that is known.
      return state.confirmed.tag === 'Known'
        ? state
        : { ...state, confirmed: { tag: 'Failed', failure: event.failure } }
    case 'FavouriteAddRequested':
      return {
        ...state,
        pending: [...state.pending, { tag: 'Adding', edit: event.edit, articleNumber: event.articleNumber }],
      }
    case 'FavouritesRemoveRequested':
      return {
        ...state,
        pending: [...state.pending, { tag: 'Removing', edit: event.edit, articleNumbers: event.articleNumbers }],
      }
    case 'FavouriteAdded':
      return withConfirmed(settled(state, event.edit), (favourites) => [
        ...favourites.filter(({ articleNumber }) => articleNumber !== event.favourite.articleNumber),
        event.favourite,
      ])
    case 'FavouritesRemoved':
      return withConfirmed(settled(state, event.edit), (favourites) =>
        favourites.filter(({ articleNumber }) => !event.articleNumbers.includes(articleNumber)),
      )
    case 'FavouriteChangeRefused':
      return settled(state, event.edit)
    case 'FavouritesSummarised':
      return event.state
  }
}

const settled = (state: FavouritesState, edit: CommandId): FavouritesState => ({
  ...state,
  pending: state.pending.filter((change) => change.edit !== edit),
})

/** Of favourites that were never fetched one change does not make a whole list. */
const withConfirmed = (
  state: FavouritesState,
  change: (favourites: readonly Favourite[]) => readonly Favourite[],
): FavouritesState =>
  state.confirmed.tag === 'Known'
    ? { ...state, confirmed: { ...state.confirmed, favourites: change(confirmedFavourites(state)) } }
    : state
