import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { Stamped } from '../kernel/decider'
import type { Instant } from '../kernel/ids'
import { epochMsOf } from '../kernel/instant'
import { type FavouritesState, hasRoomForFavourite, shownFavourites } from './favourites'
import type { FavouritesCommandBody, FavouritesEvent, FavouritesRefusal, FavouritesSettlement } from './protocol'

type Decision = E.Either<FavouritesRefusal, readonly FavouritesEvent[]>

/**
 * What follows from a command. A mark beyond the fiftieth is refused, and nothing is added (FAV-05). What is marked is not
 * marked again, and what is not marked is not removed, so that two clicks in two tabs mean the same as one.
 */
export const decideFavourites = (
  state: FavouritesState,
  command: Stamped<FavouritesCommandBody | FavouritesSettlement>,
): Decision => {
  switch (command.type) {
    case 'FetchFavourites':
      return E.right(isYoungerThan(state, command.ifOlderThanMs, command.at) ? [] : [{ type: 'FavouritesRequested' }])
    case 'AddFavourite': {
      const { articleNumber } = command
      if (shownFavourites(state).includes(articleNumber)) return E.right([])
      if (!hasRoomForFavourite(state)) return E.left({ tag: 'FavouritesFull' })
      return E.right([{ type: 'FavouriteAddRequested', edit: command.id, articleNumber }])
    }
    case 'RemoveFavourites': {
      const shown = shownFavourites(state)
      const articleNumbers = command.articleNumbers.filter((article) => shown.includes(article))
      return E.right(
        articleNumbers.length === 0 ? [] : [{ type: 'FavouritesRemoveRequested', edit: command.id, articleNumbers }],
      )
    }
    case 'RecordFavourites':
      return E.right([{ type: 'FavouritesFetched', favourites: command.favourites, at: command.at }])
    case 'RecordFailedFetch':
      return E.right([{ type: 'FavouritesFetchFailed', failure: command.failure }])
    case 'ConfirmAdded':
      return E.right([{ type: 'FavouriteAdded', edit: command.edit, favourite: command.favourite }])
    case 'ConfirmRemoved':
      return E.right([{ type: 'FavouritesRemoved', edit: command.edit, articleNumbers: command.articleNumbers }])
    case 'RefuseChange':
      return E.right([{ type: 'FavouriteChangeRefused', edit: command.edit, failure: command.failure }])
  }
}

/** Whether the favourites are known and were fetched less than so many milliseconds before a time. */
const isYoungerThan = ({ confirmed }: FavouritesState, ms: number, now: Instant): boolean =>
  confirmed.tag === 'Known' &&
  pipe(
    O.Do,
    O.bind('then', () => epochMsOf(confirmed.askedAt)),
    O.bind('present', () => epochMsOf(now)),
    O.exists(({ then, present }) => present - then < ms),
  )
