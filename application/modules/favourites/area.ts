import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { isToldToUser } from '#domain/failure/failure-reason'
import { favouritesView, type FavouritesView, shownFavourites } from '#domain/favourites/favourites'
import type { FavouritesEvent, FavouritesRefusal } from '#domain/favourites/protocol'
import type { ArticleNumber, CommandId } from '#domain/kernel/ids'
import { favouriteRefusedMessage, haltedMessage } from '#application/messages/refusal-messages'
import type { NoticeBoard } from '#application/messages/notice-board'
import { type Projection, readModel } from '#application/projections/projection'
import type { Halted } from '#application/runtime/halt'
import type { OpenModule, Surroundings } from '../definition'
import type { FavouritesUses } from './reactions'
import type { FavouritesTypes } from './types'

/** The changes that were made in this tab and are not answered. */
export type ChangesOfTab = Set<CommandId>

/** The projections and commands of favourites. */
export interface FavouritesArea extends Projection<FavouritesView> {
  /** The marked articles as a set, pending changes included, also before the favourites are fetched. */
  readonly marked: Projection<ReadonlySet<ArticleNumber>>
  /** Marks the article at once, or takes the mark away. Left when there are fifty already (FAV-05). */
  readonly toggle: (article: ArticleNumber) => E.Either<FavouritesRefusal | Halted, void>
  readonly remove: (articles: readonly ArticleNumber[]) => void
  readonly fetchAgain: () => void
}

const isFull = (refusal: FavouritesRefusal | Halted): refusal is FavouritesRefusal => refusal.tag === 'FavouritesFull'

export const favouritesArea = (
  { handle, memory }: OpenModule<FavouritesTypes, ChangesOfTab>,
  _uses: FavouritesUses,
  { notices }: Surroundings,
): FavouritesArea => {
  const { state } = handle
  const shown = readModel({ state }, (now) => shownFavourites(now.state))
  const view = readModel({ state }, (now) => favouritesView(now.state))
  handle.events.subscribe(({ event, own }) => tell(notices, memory, event, own))
  return {
    ...view,
    marked: readModel({ shown }, (now): ReadonlySet<ArticleNumber> => new Set(now.shown)),
    toggle: (articleNumber) => {
      const isMarked = shown.get().includes(articleNumber)
      const done = pipe(
        handle
          .stream()
          ?.dispatch(
            isMarked
              ? { type: 'RemoveFavourites', articleNumbers: [articleNumber] }
              : { type: 'AddFavourite', articleNumber },
          ) ?? E.right([]),
        E.map(() => undefined),
      )
      // Of too many a dialog tells.
      if (E.isLeft(done) && !isFull(done.left)) notices.post('warning', haltedMessage(done.left))
      return done
    },
    remove: (articleNumbers) => void handle.stream()?.dispatch({ type: 'RemoveFavourites', articleNumbers }),
    fetchAgain: () => void handle.stream()?.dispatch({ type: 'FetchFavourites', ifOlderThanMs: 0 }),
  }
}

const FAVOURITES = 'favourites'

/** A change that the service refuses is undone, and the tab where it was made tells why. */
const tell = (notices: NoticeBoard, changes: ChangesOfTab, event: FavouritesEvent, own: boolean): void => {
  switch (event.type) {
    case 'FavouriteChangeRefused':
      if (changes.delete(event.edit) && isToldToUser(event.failure))
        notices.post('error', favouriteRefusedMessage(event.failure), { about: [FAVOURITES] })
      return
    case 'FavouriteAddRequested':
    case 'FavouritesRemoveRequested':
      if (!own) return
      changes.add(event.edit)
      notices.withdraw(FAVOURITES)
      return
    case 'FavouriteAdded':
    case 'FavouritesRemoved':
      changes.delete(event.edit)
      return
    case 'FavouritesRequested':
    case 'FavouritesFetched':
    case 'FavouritesFetchFailed':
    case 'FavouritesSummarised':
      return
  }
}
