import type { FavouritesState } from './favourites'
import type { FavouritesEffect, FavouritesEvent } from './protocol'

/** The calls that a fact asks for. */
export const reactToFavourites = (_state: FavouritesState, event: FavouritesEvent): readonly FavouritesEffect[] => {
  switch (event.type) {
    case 'FavouritesRequested':
      return [{ type: 'FetchFavourites' }]
    case 'FavouriteAddRequested':
      return [{ type: 'AddFavourite', edit: event.edit, articleNumber: event.articleNumber }]
    case 'FavouritesRemoveRequested':
      return [{ type: 'RemoveFavourites', edit: event.edit, articleNumbers: event.articleNumbers }]
    case 'FavouritesFetched':
    case 'FavouritesFetchFailed':
    case 'FavouriteAdded':
    case 'FavouritesRemoved':
    case 'FavouriteChangeRefused':
    case 'FavouritesSummarised':
      return []
  }
}
