import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { PriceService, ProductService, StockService } from '#application/ports/product-service'
import { routes } from '#adapters/contract/paths'
import { BreadcrumbsCodec, MenuCodec, StockAnswer } from '#adapters/contract/product'
import { PriceBrackets } from '#adapters/contract/variant'
import type { HttpClient } from './http-client'

/** Menu and breadcrumbs over HTTP. `assortment` is that of the customer context, if it has one (CATALOG-20, 22). */
export const createRemoteProductService = (
  client: HttpClient,
  assortment: () => string | undefined = () => undefined,
): ProductService => ({
  menu: (ofAssortment, options) =>
    client.call(routes.menu, { ...options, query: { assortment: ofAssortment }, codec: MenuCodec }),
  breadcrumbs: (id, options) =>
    client.call(routes.breadcrumbs, {
      ...options,
      params: { id },
      query: { images: 'false', assortment: assortment() ?? 'default' },
      codec: BreadcrumbsCodec,
    }),
})

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
