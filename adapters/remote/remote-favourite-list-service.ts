import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { Call, CallOptions } from '#application/ports/call'
import type {
  FavouriteListService,
  ItemChange,
  ListAddition,
  ListsQuery,
} from '#application/ports/favourite-list-service'
import { withDefault } from '#application/codecs/codec'
import type { FavouriteListId, ListItemId } from '#domain/kernel/ids'
import {
  AddedRowsBody,
  FavouriteListCodec,
  type FavoriteListsVariables,
  FavoriteListsQueryAnswer,
  FavouriteListsAnswer,
  getFavoriteListsQuery,
  ItemChangeBody,
  ItemIdsBody,
  ListAdditionCodec,
  ListChangeBody,
  ListItemCodec,
  ListItemsAnswer,
  NewListBody,
} from '#adapters/contract/favourite'
import { type Route, routes } from '#adapters/contract/paths'
import { createGraphQLCall } from './graphql-call'
import type { HttpClient } from './http-client'

const variablesOf = ({ limit, offset, ...asked }: ListsQuery): FavoriteListsVariables => ({
  pagination: { limit, offset },
  ...asked,
})

const bodyOf = ({ to, seen, after }: ItemChange): unknown =>
  ItemChangeBody.encode({
    ...to,
    ...(Object.keys(seen).length === 0 ? {} : { seen }),
    ...(after === undefined ? {} : { after }),
  })

const nothingSaid: ListAddition = { added: [], present: [], unknown: [] }

/** The lists of the customer over HTTP (FAV-07 to FAV-20). */
export const createRemoteFavouriteListService = (client: HttpClient): FavouriteListService => {
  const ask = createGraphQLCall(client)
  const done = (
    route: Route,
    params: Readonly<Record<string, string>>,
    body: unknown,
    options: CallOptions | undefined,
  ): Call<void> =>
    pipe(
      client.call(route, { ...options, params, ...(body === undefined ? {} : { body }), codec: t.unknown }),
      TE.map(() => undefined),
    )
  const change = (id: FavouriteListId, body: t.TypeOf<typeof ListChangeBody>, options: CallOptions | undefined) =>
    client.call(routes.updateFavouriteList, {
      ...options,
      params: { id },
      body: ListChangeBody.encode(body),
      codec: FavouriteListCodec,
    })
  const idsOf = (itemIds: readonly ListItemId[]): unknown => ItemIdsBody.encode({ itemIds })

  return {
    pageOfLists: (query, options) =>
      pipe(
        ask('getFavoriteLists', getFavoriteListsQuery, variablesOf(query), FavoriteListsQueryAnswer, options),
        TE.map(({ data }) => data.favoriteLists),
      ),
    lists: (options) => client.call(routes.favouriteLists, { ...options, codec: FavouriteListsAnswer }),
    list: (id, options) => client.call(routes.favouriteList, { ...options, params: { id }, codec: FavouriteListCodec }),
    items: (id, { limit, offset, search }, options) =>
      client.call(routes.favouriteListItems, {
        ...options,
        params: { id },
        query: { offset: String(offset), limit: String(limit), search },
        codec: ListItemsAnswer,
      }),
    create: (list, options) =>
      client.call(routes.createFavouriteList, {
        ...options,
        body: NewListBody.encode(list),
        codec: FavouriteListCodec,
      }),
    rename: (id, name, options) => change(id, { name }, options),
    share: (id, access, options) => change(id, { access }, options),
    remove: (id, options) => done(routes.deleteFavouriteList, { id }, undefined, options),
    restore: (id, options) =>
      client.call(routes.restoreFavouriteList, { ...options, params: { id }, codec: FavouriteListCodec }),
    // One article goes as one object, several as a list.
    add: (id, rows, options) =>
      client.call(routes.addListItems, {
        ...options,
        params: { id },
        body: AddedRowsBody.encode(rows.length === 1 && rows[0] !== undefined ? rows[0] : rows),
        codec: withDefault(ListAdditionCodec, nothingSaid),
      }),
    changeItem: (id, itemId, itemChange, options) =>
      client.call(routes.updateListItem, {
        ...options,
        params: { id, itemId },
        body: bodyOf(itemChange),
        codec: ListItemCodec,
      }),
    removeItems: (id, items, options) => done(routes.removeListItems, { id }, idsOf(items), options),
    restoreItems: (id, items, options) => done(routes.restoreListItems, { id }, idsOf(items), options),
  }
}
