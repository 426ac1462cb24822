import type { FavouritesView } from '#domain/favourites/favourites'
import type { ArticleNumber } from '#domain/kernel/ids'
import type { Projection } from '#application/projections/projection'
import type { Shop } from '#application/shop/shop'
import { useProjection } from './ShopContext'

const none: ReadonlySet<ArticleNumber> = new Set()
const unknown: FavouritesView = { tag: 'Unknown' }
const markedOf = (shop: Shop): Projection<ReadonlySet<ArticleNumber>> => shop.favourites.marked
const favouritesOf = (shop: Shop): Projection<FavouritesView> => shop.favourites

/** The articles that the user has marked; none on the server, so that no page that is kept there tells of a user. */
export const useMarkedNumbers = (): ReadonlySet<ArticleNumber> => useProjection(markedOf, none)

/** The favourites of the user, and whether they are known. */
export const useFavourites = (): FavouritesView => useProjection(favouritesOf, unknown)
