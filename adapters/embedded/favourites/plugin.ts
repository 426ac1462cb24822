import * as E from 'fp-ts/Either'
import type { FastifyPluginAsync } from 'fastify'
import { FavouriteCodec, FavouritesAnswer, NewFavouriteBody, RemovedFavouritesBody } from '#adapters/contract/favourite'
import { routes } from '#adapters/contract/paths'
import { loggedIn } from '../auth/logged-in'
import { limits } from '../limits'
import { readAs, type RequestFailure, sendFailure, sendOutcome } from '../request-failure'
import { wholeNumberIn } from '../query-parameter'
import { addFavourite, readFavourites, removeFavourites } from './user-favourites'

const { mostOfUser } = limits.favourites

const tooManyIds: RequestFailure = {
  status: 422,
  code: 'TOO_MANY_FAVOURITES',
  message: `Högst ${mostOfUser} favoriter kan tas bort åt gången.`,
}

/** The favourites of the user, whatever customer they work for (FAV-05, FAV-09 to FAV-11). */
export const favouritesPlugin: FastifyPluginAsync = async (app) => {
  const { db, clock, ids } = app.services

  app.get<{ Querystring: { limit?: unknown } }>(
    routes.favourites.path,
    loggedIn<{ Querystring: { limit?: unknown } }>(async ({ userId }, request, reply) => {
      const limit = wholeNumberIn('limit', request.query.limit, { least: 1, most: mostOfUser, usual: mostOfUser })
      if (E.isLeft(limit)) return sendFailure(reply, limit.left)
      const all = await readFavourites(db, userId)
      const data = all.slice(0, limit.right)
      const next = data.length < all.length ? data.length : undefined
      return reply.send(FavouritesAnswer.encode({ data, next }))
    }),
  )
  app.post(
    routes.addFavourite.path,
    loggedIn(async ({ userId }, request, reply) => {
      const body = readAs(NewFavouriteBody, request.body)
      if (E.isLeft(body)) return sendFailure(reply, body.left)
      const { articleNumber } = body.right
      const added = { id: ids.next(), articleNumber, at: clock.now() }
      return sendOutcome(reply, FavouriteCodec, await addFavourite(db, userId, added))
    }),
  )
  app.delete(
    routes.removeFavourites.path,
    loggedIn(async ({ userId }, request, reply) => {
      const body = readAs(RemovedFavouritesBody, request.body)
      if (E.isLeft(body)) return sendFailure(reply, body.left)
      if (body.right.favouriteIds.length > mostOfUser) return sendFailure(reply, tooManyIds)
      await removeFavourites(db, userId, body.right.favouriteIds)
      return reply.code(204).send()
    }),
  )
}
