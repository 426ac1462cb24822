import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { PriceService, ProductService, StockService } from '#application/ports/product-service'
import { routes } from '#adapters/contract/paths'
import {
  BreadcrumbsCodec,
  BreadcrumbTrailsCodec,
  LanguageConfigCodec,
  MenuCodec,
  StockAnswer,
} from '#adapters/contract/product'
import { PriceBrackets } from '#adapters/contract/variant'
import type { HttpClient } from './http-client'

/** GET /menu (CATALOG-22, CATALOG-23). */
export const fetchMenu =
  (client: HttpClient): ProductService['menu'] =>
  (assortment, options) =>
    client.call(routes.menu, { ...options, query: { assortment }, codec: MenuCodec })

/** GET /breadcrumbs/{id} (CATALOG-20, CATALOG-23). */
export const fetchBreadcrumbs =
  (client: HttpClient, assortment: Task<string>): ProductService['breadcrumbs'] =>
  (id, options) =>
    pipe(
      TE.fromTask(assortment),
      TE.flatMap((name) =>
        client.call(routes.breadcrumbs, {
          ...options,
          params: { id },
          query: { images: 'false', assortment: name },
          codec: BreadcrumbsCodec,
        }),
      ),
    )

/** GET /language-config (CATALOG-23, LOCALE-14). */
export const fetchLanguageConfig =
  (client: HttpClient): ProductService['languageConfig'] =>
  (options) =>
    client.call(routes.languageConfig, { ...options, codec: LanguageConfigCodec })

const noneOfItsOwn: Task<undefined> = () => Promise.resolve(undefined)

/**
 * Menu and breadcrumbs over HTTP.
 * @param ownAssortment the name of the assortment of the customer context, if it has one (CATALOG-20, CATALOG-22)
 */
export const createRemoteProductService = (
  client: HttpClient,
  ownAssortment: Task<string | undefined> = noneOfItsOwn,
): ProductService => {
  const assortment: Task<string> = async () => (await ownAssortment()) ?? 'default'
  return {
    menu: fetchMenu(client),
    breadcrumbs: fetchBreadcrumbs(client, assortment),
    breadcrumbsOf: (ids, options) =>
      pipe(
        TE.fromTask(assortment),
        TE.flatMap((name) =>
          client.call(routes.breadcrumbsSearch, {
            ...options,
            body: { breadcrumbs: ids, images: false, assortment: name },
            codec: BreadcrumbTrailsCodec,
          }),
        ),
      ),
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
