import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { FastifyPluginAsync } from 'fastify'
import { routes } from '#adapters/contract/paths'
import { StockAnswer, StockBody } from '#adapters/contract/product'
import { PriceBrackets } from '#adapters/contract/variant'
import { identityOf } from '../auth/identity'
import { brandConfigOf } from '../config/brand-config'
import { deliveryCalendarOf } from '../config/delivery-calendar'
import { notFound, readAs, sendFailure } from '../request-failure'
import { readArticles } from './article-rows'
import { ownPrices } from './own-price'
import { readStock, stockFault, stockPlaces } from './read-stock'

const Id = t.strict({ id: t.string })

/** Bracket prices and stock. */
export const cataloguePlugin: FastifyPluginAsync = async (app) => {
  const { db, clock } = app.services

  app.get(routes.brackets.path, async (request, reply) => {
    const params = readAs(Id, request.params)
    if (E.isLeft(params)) return sendFailure(reply, params.left)
    const [article] = await readArticles(db, [params.right.id])
    if (article === undefined) return sendFailure(reply, notFound)
    const prices = await ownPrices(db, await identityOf(request))
    return reply.header('cache-control', 'no-store').send(PriceBrackets.encode(prices.bracketsOf(article)))
  })

  app.post(routes.stock.path, async (request, reply) => {
    const body = readAs(StockBody, request.body)
    if (E.isLeft(body)) return sendFailure(reply, body.left)
    const { articles, locationIds } = body.right
    const places = stockPlaces(locationIds ?? [], undefined, undefined)
    const fault = stockFault(articles.length, Math.max(places.length, locationIds?.length ?? 0))
    if (fault !== undefined) return sendFailure(reply, fault)
    const rows =
      articles.length === 0
        ? []
        : await readArticles(
            db,
            articles.map(({ articleNumber }) => articleNumber),
          )
    const wanted = rows.map((row) => ({
      articleNumber: row.article_number,
      stockType: row.stock_type,
      orderMultiple: row.order_multiple,
    }))
    const stock = await readStock(db, wanted, places, deliveryCalendarOf(brandConfigOf(request).brand, clock))
    return reply.send(
      StockAnswer.encode(
        articles.flatMap(({ articleNumber }) => {
          const held = stock.get(articleNumber)
          return held === undefined ? [] : [{ articleNumber, stock: held }]
        }),
      ),
    )
  })
}
