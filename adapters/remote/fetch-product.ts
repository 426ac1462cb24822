import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { ProductService } from '#application/ports/product-service'
import { routes } from '#adapters/contract/paths'
import { BreadcrumbsCodec, LanguageConfigCodec, MenuCodec } from '#adapters/contract/product'
import type { HttpClient } from './http-client'

// Calls of the product service by the names that its documents have for them (CATALOG-23).

/** GET /menu (CATALOG-22). */
export const fetchMenu =
  (client: HttpClient): ProductService['menu'] =>
  (assortment, options) =>
    client.call(routes.menu, { ...options, query: { assortment }, codec: MenuCodec })

/** GET /breadcrumbs/{id} (CATALOG-20). */
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

/** GET /language-config (LOCALE-14). */
export const fetchLanguageConfig =
  (client: HttpClient): ProductService['languageConfig'] =>
  (options) =>
    client.call(routes.languageConfig, { ...options, codec: LanguageConfigCodec })
