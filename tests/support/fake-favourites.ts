import * as E from 'fp-ts/Either'
import { favouritesDecider } from '#domain/favourites/decider'
import { favouritesView, shownFavourites } from '#domain/favourites/favourites'
import type { FavouritesCommandBody, FavouritesEffect, FavouritesSettlement } from '#domain/favourites/protocol'
import { type ArticleNumber, commandId, favouriteId, type Instant } from '#domain/kernel/ids'
import type { FavouritesArea } from '#application/modules/favourites/area'
import { readModel } from '#application/projections/projection'
import type { WriteAhead } from '#application/runtime/write-ahead'
import { drive } from './driven'

/** Favourites without an outside: the domain decides, and nothing is settled. */
export const fakeFavourites = (
  marked: readonly ArticleNumber[] | undefined,
  at: Instant,
  onEffect: (effect: FavouritesEffect) => void,
  ahead: WriteAhead,
): FavouritesArea => {
  const favourites = drive(
    favouritesDecider,
    (body: FavouritesCommandBody | FavouritesSettlement, id) => ({ ...body, id: commandId(id), at }),
    onEffect,
    ahead,
  )
  if (marked !== undefined)
    favourites.dispatch({
      type: 'RecordFavourites',
      favourites: marked.map((articleNumber) => ({ articleNumber, favouriteId: favouriteId(`f-${articleNumber}`) })),
    })
  const { state } = favourites
  return {
    ...readModel({ state }, (now) => favouritesView(now.state)),
    marked: readModel({ state }, (now) => new Set(shownFavourites(now.state))),
    toggle: (articleNumber) =>
      E.map(() => undefined)(
        favourites.dispatch(
          shownFavourites(state.get()).includes(articleNumber)
            ? { type: 'RemoveFavourites', articleNumbers: [articleNumber] }
            : { type: 'AddFavourite', articleNumber },
        ),
      ),
    remove: (articleNumbers) => void favourites.dispatch({ type: 'RemoveFavourites', articleNumbers }),
    fetchAgain: () => void favourites.dispatch({ type: 'FetchFavourites', ifOlderThanMs: 0 }),
  }
}
