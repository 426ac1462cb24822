import * as TE from 'fp-ts/TaskEither'
import type { FavouriteListService } from '#application/ports/favourite-list-service'
import type { FavouriteService } from '#application/ports/favourite-service'

const lost = () => TE.left({ tag: 'Lost', service: 'gateway', status: undefined } as const)

/** A user who has marked nothing, and whose marks never reach the service. */
export const noFavourites: FavouriteService = { favourites: () => TE.right([]), add: lost, remove: lost }

/** A service of lists that never answers. */
export const noFavouriteLists: FavouriteListService = {
  pageOfLists: lost,
  lists: lost,
  list: lost,
  items: lost,
  create: lost,
  rename: lost,
  share: lost,
  remove: lost,
  restore: lost,
  add: lost,
  changeItem: lost,
  removeItems: lost,
  restoreItems: lost,
}
