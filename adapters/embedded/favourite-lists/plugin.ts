import * as E from 'fp-ts/Either'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify'
import type * as t from 'io-ts'
import type { ListUser } from '#domain/favourite-lists/list-rights'
import type { CustomerId } from '#domain/kernel/ids'
import {
  AddedRowsBody,
  FavouriteListCodec,
  FavouriteListsAnswer,
  ItemChangeBody,
  ItemIdsBody,
  ListAdditionCodec,
  ListChangeBody,
  ListItemCodec,
  ListItemsAnswer,
  NewListBody,
} from '#adapters/contract/favourite'
import { type Route, routes } from '#adapters/contract/paths'
import { noCustomer } from '../auth/for-customer'
import { loggedIn } from '../auth/logged-in'
import { limits } from '../limits'
import { notFound, readAs, type RequestFailure, sendFailure, sendOutcome } from '../request-failure'
import { tidyRegularly } from '../tidy-regularly'
import type { ListChange } from './held-list'
import { readItemsQuery } from './lists-query'
import { findItems } from './read-items'
import { findLists, readList } from './read-lists'
import { nothingToChange, tooManyRows } from './refusals'
import { createList, removeList, renameList, restoreList, shareList } from './save-list'
import { addRows, changeItem, removeRows, restoreRows } from './save-rows'
import { tidyLists } from './tidying'

const { mostOfAPage, mostRowsOfACall, tidiedEveryMs } = limits.favouriteLists

interface CustomerUser extends ListUser {
  readonly customerId: CustomerId
}

interface OneList {
  Params: { id: string }
}

interface OneItem {
  Params: { id: string; itemId: string }
}

/** A handler for users who work for a customer: lists belong to it. */
const forListUser = <At extends RouteGenericInterface = RouteGenericInterface>(
  handle: (user: CustomerUser, request: FastifyRequest<At>, reply: FastifyReply) => Promise<FastifyReply>,
) =>
  loggedIn<At>(async ({ userId, customerId }, request, reply) =>
    customerId === undefined ? sendFailure(reply, noCustomer) : handle({ userId, customerId }, request, reply),
  )

const sendDone = (reply: FastifyReply, outcome: E.Either<RequestFailure, void>): FastifyReply =>
  E.isLeft(outcome) ? sendFailure(reply, outcome.left) : reply.code(204).send()

/** The lists that a user has with a customer, and those that colleagues share (FAV-12 to FAV-20). */
export const favouriteListsPlugin: FastifyPluginAsync = async (app) => {
  const { db, clock, ids } = app.services
  await tidyRegularly(app, tidiedEveryMs, () => tidyLists(db, clock.now()))

  const changeOf = (user: CustomerUser, { params }: FastifyRequest<OneList>): ListChange => ({
    ...{ user, list: params.id, at: clock.now() },
  })

  /** A call that changes a list by its body. */
  const byBody = <Body>(
    { method, path }: Route,
    codec: t.Type<Body, unknown>,
    change: (
      change: ListChange,
      body: Body,
      reply: FastifyReply,
      request: FastifyRequest<OneItem>,
    ) => Promise<FastifyReply>,
  ) =>
    app.route<OneItem>({
      method,
      url: path,
      handler: forListUser<OneItem>(async (user, request, reply) => {
        const body = readAs(codec, request.body)
        return E.isLeft(body)
          ? sendFailure(reply, body.left)
          : change(changeOf(user, request), body.right, reply, request)
      }),
    })

  app.get(
    routes.favouriteLists.path,
    forListUser(async (user, _request, reply) => {
      const asked = { limit: mostOfAPage, offset: 0, sort: 'name', access: undefined } as const
      const found = await findLists(db, user, { ...asked, userId: undefined, fromUpdatedAt: undefined })
      return reply.send(FavouriteListsAnswer.encode(found))
    }),
  )
  app.get(
    routes.favouriteList.path,
    forListUser<OneList>(async (user, request, reply) => {
      const list = await readList(db, user, request.params.id)
      return list === undefined ? sendFailure(reply, notFound) : reply.send(FavouriteListCodec.encode(list))
    }),
  )
  app.get(
    routes.favouriteListItems.path,
    forListUser<OneList>(async (user, request, reply) => {
      const asked = readItemsQuery(request.query)
      if (E.isLeft(asked)) return sendFailure(reply, asked.left)
      const list = await readList(db, user, request.params.id)
      if (list === undefined) return sendFailure(reply, notFound)
      return reply.send(ListItemsAnswer.encode(await findItems(db, list.id, asked.right)))
    }),
  )
  app.post(
    routes.createFavouriteList.path,
    forListUser(async (user, request, reply) => {
      const body = readAs(NewListBody, request.body)
      if (E.isLeft(body)) return sendFailure(reply, body.left)
      const creation = { user, customer: user.customerId, at: clock.now(), ids }
      return sendOutcome(reply, FavouriteListCodec, await createList(db, creation, body.right))
    }),
  )
  byBody(routes.updateFavouriteList, ListChangeBody, async (change, body, reply) =>
    sendOutcome(
      reply,
      FavouriteListCodec,
      'name' in body ? await renameList(db, change, body.name) : await shareList(db, change, body.access),
    ),
  )
  app.delete(
    routes.deleteFavouriteList.path,
    forListUser<OneList>(async (user, request, reply) =>
      sendDone(reply, await removeList(db, changeOf(user, request))),
    ),
  )
  app.put(
    routes.restoreFavouriteList.path,
    forListUser<OneList>(async (user, request, reply) =>
      sendOutcome(reply, FavouriteListCodec, await restoreList(db, changeOf(user, request))),
    ),
  )
  byBody(routes.addListItems, AddedRowsBody, async (change, body, reply) => {
    const rows = 'articleNumber' in body ? [body] : body
    if (rows.length > mostRowsOfACall) return sendFailure(reply, tooManyRows)
    return sendOutcome(reply, ListAdditionCodec, await addRows(db, change, rows, ids))
  })
  byBody(routes.updateListItem, ItemChangeBody, async (change, { seen = {}, after, ...to }, reply, request) => {
    if (after === undefined && to.quantity === undefined && to.note === undefined)
      return sendFailure(reply, nothingToChange)
    const wanted = { to, seen, ...(after === undefined ? {} : { after }) }
    return sendOutcome(reply, ListItemCodec, await changeItem(db, change, request.params.itemId, wanted))
  })
  byBody(routes.removeListItems, ItemIdsBody, async (change, { itemIds }, reply) =>
    itemIds.length > mostRowsOfACall
      ? sendFailure(reply, tooManyRows)
      : sendDone(reply, await removeRows(db, change, itemIds)),
  )
  byBody(routes.restoreListItems, ItemIdsBody, async (change, { itemIds }, reply) =>
    itemIds.length > mostRowsOfACall
      ? sendFailure(reply, tooManyRows)
      : sendDone(reply, await restoreRows(db, change, itemIds)),
  )
}
