import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { confirmedFavourites, type FavouritesState } from '#domain/favourites/favourites'
import type { FavouritesEffect } from '#domain/favourites/protocol'
import type { Call, CallOptions } from '#application/ports/call'
import type { FavouriteService } from '#application/ports/favourite-service'
import type { Interpreter } from '#application/runtime/module'
import type { FavouritesAnswer, FavouritesTypes } from './types'

/** Calls the service of favourites. Every call may be made again: marks and removals that are done already change nothing. */
export const favouritesInterpreter = (service: FavouriteService): Interpreter<FavouritesTypes> => {
  const run: Interpreter<FavouritesTypes>['run'] = (effect, state, { signal, correlation }) =>
    call(service, effect, state, { signal, correlation })
  return { run, enquire: run }
}

const call = (
  service: FavouriteService,
  effect: FavouritesEffect,
  state: FavouritesState,
  options: CallOptions,
): Call<FavouritesAnswer> => {
  switch (effect.type) {
    case 'FetchFavourites':
      return pipe(
        service.favourites(options),
        TE.map((favourites) => ({ type: 'Favourites', favourites })),
      )
    case 'AddFavourite':
      return pipe(
        service.add(effect.articleNumber, options),
        TE.map((favourite) => ({ type: 'Added', favourite })),
      )
    case 'RemoveFavourites': {
      const ids = confirmedFavourites(state)
        .filter(({ articleNumber }) => effect.articleNumbers.includes(articleNumber))
        .map(({ favouriteId }) => favouriteId)
      return ids.length === 0
        ? TE.right({ type: 'Removed' })
        : pipe(
            service.remove(ids, options),
            TE.map(() => ({ type: 'Removed' })),
          )
    }
  }
}
