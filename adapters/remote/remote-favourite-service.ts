import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { FavouriteService } from '#application/ports/favourite-service'
import {
  FavouriteCodec,
  FAVOURITES_FETCHED,
  FavouritesAnswer,
  NewFavouriteBody,
  RemovedFavouritesBody,
} from '#adapters/contract/favourite'
import { routes } from '#adapters/contract/paths'
import type { HttpClient } from './http-client'

/** The favourites of the user over HTTP (FAV-09 to FAV-11). */
export const createRemoteFavouriteService = (client: HttpClient): FavouriteService => ({
  favourites: (options) =>
    pipe(
      client.call(routes.favourites, {
        ...options,
        query: { limit: String(FAVOURITES_FETCHED) },
        codec: FavouritesAnswer,
      }),
      TE.map(({ data }) => data),
    ),
  add: (articleNumber, options) =>
    client.call(routes.addFavourite, {
      ...options,
      body: NewFavouriteBody.encode({ articleNumber }),
      codec: FavouriteCodec,
    }),
  remove: (favouriteIds, options) =>
    pipe(
      client.call(routes.removeFavourites, {
        ...options,
        body: RemovedFavouritesBody.encode({ favouriteIds }),
        codec: t.unknown,
      }),
      TE.map(() => undefined),
    ),
})
