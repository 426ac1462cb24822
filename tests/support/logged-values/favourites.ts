import { fc } from '@fast-check/vitest'
import type { ConfirmedFavourites, FavouritesState, PendingChange } from '#domain/favourites/favourites'
import type {
  FavouritesCommandBody,
  FavouritesEffect,
  FavouritesEvent,
  FavouritesRefusal,
  FavouritesSettlement,
} from '#domain/favourites/protocol'
import type { FavouritesAnswer } from '#application/modules/favourites/types'
import { anyOf, type ByTag, type ByType, tagged, taggedAlone, typed, typedAlone } from './cases'
import { article, at, command, failure, favourite, number } from './values'

const articles = fc.uniqueArray(article, { maxLength: 2 })
const marked = fc.record({ articleNumber: article, favouriteId: favourite })
const list = fc.uniqueArray(marked, { maxLength: 2, selector: ({ articleNumber }) => articleNumber })

const confirmed: ByTag<ConfirmedFavourites> = {
  Unknown: taggedAlone('Unknown'),
  Failed: tagged('Failed', { failure }),
  Known: tagged('Known', { favourites: list, askedAt: at }),
}
const pending: ByTag<PendingChange> = {
  Adding: tagged('Adding', { edit: command, articleNumber: article }),
  Removing: tagged('Removing', { edit: command, articleNumbers: articles }),
}
const state: fc.Arbitrary<FavouritesState> = fc.record({
  confirmed: anyOf<ConfirmedFavourites>(confirmed),
  pending: fc.array(anyOf<PendingChange>(pending), { maxLength: 2 }),
})

export const favouritesCommands: ByType<FavouritesCommandBody> = {
  FetchFavourites: typed('FetchFavourites', { ifOlderThanMs: number }),
  AddFavourite: typed('AddFavourite', { articleNumber: article }),
  RemoveFavourites: typed('RemoveFavourites', { articleNumbers: articles }),
}

export const favouritesEvents: ByType<FavouritesEvent> = {
  FavouritesRequested: typedAlone('FavouritesRequested'),
  FavouritesFetched: typed('FavouritesFetched', { favourites: list, at }),
  FavouritesFetchFailed: typed('FavouritesFetchFailed', { failure }),
  FavouriteAddRequested: typed('FavouriteAddRequested', { edit: command, articleNumber: article }),
  FavouritesRemoveRequested: typed('FavouritesRemoveRequested', { edit: command, articleNumbers: articles }),
  FavouriteAdded: typed('FavouriteAdded', { edit: command, favourite: marked }),
  FavouritesRemoved: typed('FavouritesRemoved', { edit: command, articleNumbers: articles }),
  FavouriteChangeRefused: typed('FavouriteChangeRefused', { edit: command, failure }),
  FavouritesSummarised: typed('FavouritesSummarised', { state }),
}

export const favouritesRefusals: ByTag<FavouritesRefusal> = { FavouritesFull: taggedAlone('FavouritesFull') }

export const favouritesEffects: ByType<FavouritesEffect> = {
  FetchFavourites: typedAlone('FetchFavourites'),
  AddFavourite: typed('AddFavourite', { edit: command, articleNumber: article }),
  RemoveFavourites: typed('RemoveFavourites', { edit: command, articleNumbers: articles }),
}

export const favouritesAnswers: ByType<FavouritesAnswer> = {
  Favourites: typed('Favourites', { favourites: list }),
  Added: typed('Added', { favourite: marked }),
  Removed: typedAlone('Removed'),
}

export const favouritesSettlements: ByType<FavouritesSettlement> = {
  RecordFavourites: typed('RecordFavourites', { favourites: list }),
  RecordFailedFetch: typed('RecordFailedFetch', { failure }),
  ConfirmAdded: typed('ConfirmAdded', { edit: command, favourite: marked }),
  ConfirmRemoved: typed('ConfirmRemoved', { edit: command, articleNumbers: articles }),
  RefuseChange: typed('RefuseChange', { edit: command, failure }),
}
