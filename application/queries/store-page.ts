import { sequenceS } from 'fp-ts/Apply'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { sectionsInTexts } from '#domain/content/rich-text'
import { type StoreContent, withStoreFacts } from '#domain/stores/store-content'
import type { ListedVariant } from '#domain/catalogue/variant'
import { locationId, type LocationId } from '#domain/kernel/ids'
import type { Call, CallOptions } from '#application/ports/call'
import type { ContentCall } from '#application/ports/content-source'
import { mostPopular } from './most-popular'
import type { PageFailure, StorePageData } from './page-data'
import { failed, notFound } from './page-failure'
import { pageParts } from './page-parts'
import { articleOf, listedVariantsAt } from './public-variants'
import type { QueryPorts } from './query-ports'
import { selectedArticles } from './selected-articles'
import { whenNotFound } from './when-not-found'

type StorePorts = Pick<
  QueryPorts,
  'locations' | 'content' | 'patience' | 'campaigns' | 'commerce' | 'products' | 'search'
>

const articlesInStock = (
  { products, search, commerce }: StorePorts,
  store: LocationId,
  options: CallOptions | undefined,
): Call<readonly ListedVariant[]> =>
  pipe(
    products.menu(undefined, options),
    TE.flatMap((departments) =>
      search.entitiesByAttribute(
        { name: 'category', value: departments.map(({ slug }) => slug) },
        { ...mostPopular, inStockAt: store },
        options,
      ),
    ),
    TE.flatMap(({ items }) => listedVariantsAt(commerce, store, items.map(articleOf), options)),
  )

interface ReadContent {
  /** Undefined where editors have said nothing of the store. */
  readonly content: StoreContent | undefined
}

const contentOfStore = (
  { content }: StorePorts,
  id: string,
  options: CallOptions | undefined,
): ContentCall<ReadContent> =>
  pipe(
    content.storePage(id, options),
    whenNotFound(() => TE.right(undefined)),
    TE.map((found) => ({ content: found })),
  )

/**
 * `/butiker/{id}`: the store of that id with what editors say of it (ROUTE-14); an unknown one is not found. A store
 * without a page of content is shown by its location alone.
 */
export const storePage =
  (ports: StorePorts) =>
  (id: string, options?: CallOptions): TE.TaskEither<PageFailure, StorePageData> => {
    const { own, part } = pageParts(ports.patience, options)
    return pipe(
      sequenceS(TE.ApplyPar)({
        store: own(
          pipe(
            ports.locations.locations(options),
            TE.mapLeft(failed),
            TE.map((stores) => stores.find((store) => store.id === id)),
            TE.flatMap((store) => (store === undefined ? TE.left(notFound(`/butiker/${id}`)) : TE.right(store))),
          ),
        ),
        content: part((inTime) => contentOfStore(ports, id, inTime)),
        articles: part((inTime) => articlesInStock(ports, locationId(id), inTime)),
      }),
      TE.flatMap(({ store, content: read, articles = [] }) => {
        const content = read?.content
        const [withDays = store] = withStoreFacts([store], content === undefined ? [] : [content])
        const sections = sectionsInTexts([content?.body ?? [], content?.activities ?? []])
        return pipe(
          selectedArticles(ports)({ sections }, options),
          TE.map((selected) => ({
            store: withDays,
            content,
            selected,
            articles,
            ...(read === undefined ? { missing: ['content'] as const } : {}),
          })),
        )
      }),
    )
  }
