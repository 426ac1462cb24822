import * as t from 'io-ts'
import { MOST_FAVOURITES, type Favourite } from '#domain/favourites/favourites'
import {
  type FavouriteList,
  type ListAccess,
  listAccesses,
  type ListItem,
} from '#domain/favourite-lists/favourite-list'
import type { ListAddition } from '#application/ports/favourite-list-service'
import { type Codec, listOf, oneOf, optional, through, withDefault } from '#application/codecs/codec'
import {
  ArticleNumber,
  CustomerId,
  FavouriteId,
  FavouriteListId,
  Instant,
  ListItemId,
  Quantity,
  UserId,
} from '#application/codecs/values'
import { selectionOf } from './graphql-fields'

const Next = optional(t.number)

export const FavouriteCodec: Codec<Favourite> = t.strict({ articleNumber: ArticleNumber, favouriteId: FavouriteId })

/** GET /users/favourites: a listing of favourites (FAV-03, FAV-04). */
export const FavouritesAnswer = t.strict({ data: listOf(FavouriteCodec), next: Next })

/** How many favourites are fetched (FAV-09). */
export const FAVOURITES_FETCHED = MOST_FAVOURITES

/** POST /users/favourites (FAV-10). */
export const NewFavouriteBody = t.strict({ articleNumber: ArticleNumber })

/** DELETE /users/favourites (FAV-11). */
export const RemovedFavouritesBody = t.strict({ favouriteIds: t.readonlyArray(FavouriteId) })

const Access: Codec<ListAccess> = oneOf(listAccesses, 'ListAccess')

/** A row as the services write it (FAV-02). */
export const ListItemFields = t.strict(
  {
    favoriteItemId: ListItemId,
    articleNumber: ArticleNumber,
    quantity: Quantity,
    note: withDefault<string>(t.string, ''),
  },
  'FavoriteItem',
)

/** A list as the services write it (FAV-02). */
export const FavouriteListFields = t.strict(
  {
    favoriteId: FavouriteListId,
    favoriteName: withDefault<string>(t.string, ''),
    access: withDefault<ListAccess>(Access, 'private'),
    userId: UserId,
    customerId: CustomerId,
    createdAt: Instant,
    updatedAt: Instant,
    totalRows: withDefault<number>(t.number, 0),
    user: optional(t.strict({ fullName: withDefault<string>(t.string, '') }, 'FavoriteUser')),
    favoriteItems: listOf(ListItemFields),
  },
  'FavoriteList',
)
type FavouriteListFields = t.TypeOf<typeof FavouriteListFields>
type ListItemFields = t.TypeOf<typeof ListItemFields>

const itemOf = ({ favoriteItemId, ...item }: ListItemFields): ListItem => ({ itemId: favoriteItemId, ...item })
const fieldsOfItem = ({ itemId, ...item }: ListItem): ListItemFields => ({ favoriteItemId: itemId, ...item })

const listOfFields = ({
  favoriteId,
  favoriteName,
  user,
  favoriteItems,
  ...list
}: FavouriteListFields): FavouriteList => ({
  ...list,
  id: favoriteId,
  name: favoriteName,
  ownerName: user?.fullName ?? '',
  firstItems: favoriteItems.map(itemOf),
})

/** The fields of a list, as both GraphQL and the paths below `/favorites` answer it. */
export const fieldsOfList = ({ id, name, ownerName, firstItems, ...list }: FavouriteList): FavouriteListFields => ({
  ...list,
  favoriteId: id,
  favoriteName: name,
  user: { fullName: ownerName },
  favoriteItems: firstItems.map(fieldsOfItem),
})

export const ListItemCodec: Codec<ListItem> = through(ListItemFields, 'ListItem', itemOf, fieldsOfItem)
export const FavouriteListCodec: Codec<FavouriteList> = through(
  FavouriteListFields,
  'FavouriteList',
  listOfFields,
  fieldsOfList,
)

export const ListItemsAnswer = t.strict({ data: listOf(ListItemCodec), next: Next })
export const FavouriteListsAnswer = t.strict({ data: listOf(FavouriteListCodec), next: Next })

/** POST /v2/favorites (FAV-20). `copyOf`: the list whose rows the new one begins with. */
export const NewListBody = t.strict({ name: t.string, access: Access, copyOf: optional(FavouriteListId) })

/** PUT /v2/favorites/{id}: a name or an access (FAV-15). */
export const ListChangeBody = t.union([t.strict({ name: t.string }), t.strict({ access: Access })])

const NewRowBody = t.strict({ articleNumber: ArticleNumber, quantity: Quantity })

/** PUT /v2/favorites/{id}/articles: one row, or several (FAV-19). */
export const AddedRowsBody = t.union([t.readonlyArray(NewRowBody), NewRowBody])

/** What became of the rows. A service that answers nothing has added all. */
export const ListAdditionCodec: Codec<ListAddition> = t.strict({
  added: listOf(ListItemCodec),
  present: listOf(ArticleNumber),
  unknown: listOf(ArticleNumber),
})

/** A field that is left out is not spoken of: `null` is something else. */
const RowTextBody = t.exact(t.partial({ quantity: Quantity, note: t.string }))

/** PUT /v2/favorites/{id}/articles/{itemId} (FAV-18). `seen`: what the user saw before; `after`: the row before it, null for none. */
export const ItemChangeBody = t.intersection([
  RowTextBody,
  t.exact(t.partial({ seen: RowTextBody, after: t.union([ListItemId, t.null]) })),
])
export type ItemChangeBody = t.TypeOf<typeof ItemChangeBody>

/** PUT /v2/favorites/{id}/articles/batch/delete (FAV-17), and the same to bring rows back. */
export const ItemIdsBody = t.strict({ itemIds: t.readonlyArray(ListItemId) })

/** FAV-07, FAV-08 */
export const FavouriteListsFields = t.strict({ data: listOf(FavouriteListFields), next: Next }, 'FavoriteLists')

export const getFavoriteListsQuery = `query getFavoriteLists(
  $pagination: FavoritePagination, $sort: String, $access: String, $userId: String, $fromUpdatedAt: String
) {
  favoriteLists(pagination: $pagination, sort: $sort, access: $access, userId: $userId, fromUpdatedAt: $fromUpdatedAt)
  ${selectionOf(FavouriteListsFields)}
}`

export interface FavoriteListsVariables {
  readonly pagination: { readonly limit: number; readonly offset: number }
  readonly sort: string
  readonly access: string | undefined
  readonly userId: string | undefined
  readonly fromUpdatedAt: string | undefined
}

export const FavoriteListsQueryAnswer = t.strict({
  data: t.strict({ favoriteLists: t.strict({ data: listOf(FavouriteListCodec), next: Next }) }),
})
