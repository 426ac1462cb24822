import type { ConfirmedFavourites, Favourite, FavouritesState, PendingChange } from '#domain/favourites/favourites'
import type {
  FavouritesCommandBody,
  FavouritesEffect,
  FavouritesEvent,
  FavouritesRefusal,
} from '#domain/favourites/protocol'
import type { Stamped } from '#domain/kernel/decider'
import { anyNumber, byTag, field, listOf, struct } from '#application/codecs/logged'
import { CommandId, FavouriteId, Instant } from '#application/codecs/values'
import { callFailure } from '#application/log/codecs/shared'
import { articleNumber } from '#application/log/codecs/values'
import { commandPayloads, payloadsByTag, payloadsByType } from '#application/log/payload-codecs'
import type { ModuleCodecs } from '#application/runtime/module'

const edit = field.public(CommandId)
const articleNumbers = listOf(articleNumber)
const favourite = struct<Favourite>({ articleNumber, favouriteId: field.pseudonymous(FavouriteId) })
const favourites = listOf(favourite)
const askedAt = field.public(Instant)

const state = struct<FavouritesState>({
  confirmed: byTag<ConfirmedFavourites>({
    Unknown: {},
    Failed: { failure: callFailure },
    Known: { favourites, askedAt },
  }),
  pending: listOf(byTag<PendingChange>({ Adding: { edit, articleNumber }, Removing: { edit, articleNumbers } })),
})

export const favouritesCodecs: ModuleCodecs<
  Stamped<FavouritesCommandBody>,
  FavouritesEvent,
  FavouritesRefusal,
  FavouritesEffect
> = {
  command: commandPayloads<FavouritesCommandBody>({
    FetchFavourites: { ifOlderThanMs: field.public(anyNumber) },
    AddFavourite: { articleNumber },
    RemoveFavourites: { articleNumbers },
  }),
  event: payloadsByType<FavouritesEvent>({
    FavouritesRequested: {},
    FavouritesFetched: { favourites, at: askedAt },
    FavouritesFetchFailed: { failure: callFailure },
    FavouriteAddRequested: { edit, articleNumber },
    FavouritesRemoveRequested: { edit, articleNumbers },
    FavouriteAdded: { edit, favourite },
    FavouritesRemoved: { edit, articleNumbers },
    FavouriteChangeRefused: { edit, failure: callFailure },
    FavouritesSummarised: { state },
  }),
  refusal: payloadsByTag<FavouritesRefusal>({ FavouritesFull: {} }),
  effect: payloadsByType<FavouritesEffect>({
    FetchFavourites: {},
    AddFavourite: { edit, articleNumber },
    RemoveFavourites: { edit, articleNumbers },
  }),
}
