import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { DEFAULT_ASSORTMENT } from '#domain/session/permissions'
import type { PriceService, ProductService, StockService } from '#application/ports/product-service'
import { routes } from '#adapters/contract/paths'
import { StockAnswer } from '#adapters/contract/product'
import { PriceBrackets } from '#adapters/contract/variant'
import { fetchBreadcrumbs, fetchLanguageConfig, fetchMenu } from './fetch-product'
import type { HttpClient } from './http-client'

const noneOfItsOwn: Task<undefined> = () => Promise.resolve(undefined)

/**
 * Menu and breadcrumbs over HTTP.
 * @param ownAssortment the name of the assortment of the customer context, if it has one (CATALOG-20, CATALOG-22)
 */
export const createRemoteProductService = (
  client: HttpClient,
  ownAssortment: Task<string | undefined> = noneOfItsOwn,
): ProductService => {
  const assortment: Task<string> = async () => (await ownAssortment()) ?? DEFAULT_ASSORTMENT
  return {
    menu: fetchMenu(client),
    breadcrumbs: fetchBreadcrumbs(client, assortment),
    languageConfig: fetchLanguageConfig(client),
  }
}

/** Bracket prices over HTTP, ascending by quantity (CATALOG-24). */
export const createRemotePriceService = (client: HttpClient): PriceService => ({
  brackets: (article, options) =>
    pipe(
      client.call(routes.brackets, { ...options, params: { id: article }, codec: PriceBrackets }),
      TE.map((brackets) => brackets.toSorted((a, b) => a.fromQuantity - b.fromQuantity)),
    ),
})

/** Stock over HTTP, by article number; at the central storage unless places are named (CATALOG-18). */
export const createRemoteStockService = (client: HttpClient): StockService => ({
  stock: (articles, locations, options) =>
    pipe(
      client.call(routes.stock, {
        ...options,
        body: {
          articles: articles.map(({ articleNumber, quantity }) => ({ articleNumber, quantity })),
          ...(locations === undefined ? {} : { locationIds: locations }),
        },
        codec: StockAnswer,
      }),
      TE.map((answer) => Object.fromEntries(answer.map(({ articleNumber, stock }) => [articleNumber, stock]))),
    ),
})
