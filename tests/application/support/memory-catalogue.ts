import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { decode, type Codec } from '#application/codecs/codec'
import { ListedVariantCodec, VariantCodec } from '#adapters/contract/variant'
import type { Campaign } from '#application/ports/campaign-service'
import type { MenuEntry } from '#application/ports/product-service'
import type { Entity, SearchRequest } from '#application/ports/search-service'
import { noContent } from '../../support/content/plain-content'
import type { QueryPorts } from '#application/queries/query-ports'
import { type CallFailure, services } from '#domain/failure/call-failure'
import type { ArticleNumber } from '#domain/kernel/ids'
import type { Call } from '#application/ports/call'
import type { VariantQuery } from '#application/ports/commerce-service'
import type { Variant } from '#domain/catalogue/variant'
import { createManualTimers } from '../../support/manual-timers'
import { configOf } from '../../contract/support/remote-shop'
import { wirePrice, wireVariant } from '../../contract/support/wire-variant'

const read = <A>(codec: Codec<A>, wire: unknown): A => {
  const value = decode(codec, wire)
  if (E.isLeft(value)) throw new Error(value.left.join('\n'))
  return value.right
}

export const variantOf = (articleNumber: string, productId: string, hasBracketPrices = false): Variant =>
  read(
    VariantCodec,
    wireVariant(articleNumber, {
      product: { id: productId, name: `Produkt ${productId}` },
      price: wirePrice(100, { hasBracketPrices }),
    }),
  )

export const category = (title: string, slug: string, children: readonly MenuEntry[] = []): MenuEntry => ({
  title,
  slug,
  illustration: '',
  children,
})

export const refused = (status: number): CallFailure => ({
  tag: 'Refused',
  service: services[0],
  status,
  message: undefined,
  code: undefined,
  details: [],
})

export interface MemoryCatalogue {
  readonly menu: readonly MenuEntry[]
  readonly variants: readonly Variant[]
  /** By attribute and value, such as `category=vvs`. */
  readonly products: Readonly<Record<string, readonly Variant[]>>
  readonly campaigns?: readonly Campaign[]
  readonly ownCampaigns?: readonly Campaign[]
  /** Selected groups of products, by id. */
  readonly groups?: Readonly<Record<string, readonly ArticleNumber[]>>
  readonly oftenBought?: readonly ArticleNumber[]
  /** Left out for a visitor. */
  readonly boughtArticles?: readonly ArticleNumber[]
  /** Known to the commerce service but found by no search. */
  readonly hidden?: readonly string[]
}

export interface Asked {
  readonly variants: (readonly string[])[]
  readonly entities: { readonly attribute: string; readonly request: SearchRequest }[]
  readonly brackets: string[]
}

const variantEntity = (variant: Variant): Entity => ({
  type: 'Variant',
  id: variant.articleNumber,
  attributes: { articleNumber: [variant.articleNumber] },
})

const productEntities = (variants: readonly Variant[]): readonly Entity[] =>
  [...new Set(variants.map(({ product }) => product.id))].map((id) => {
    const own = variants.filter(({ product }) => product.id === id)
    return {
      type: 'Product',
      id,
      attributes: { name: [`Produkt ${id}`], articleNumbers: own.map(({ articleNumber }) => articleNumber) },
    }
  })

/** The ports of the page queries over a catalogue held in memory, and what they were asked. */
export const memoryCatalogue = (
  catalogue: MemoryCatalogue,
  changes: Partial<QueryPorts> = {},
): { readonly ports: QueryPorts; readonly asked: Asked } => {
  const asked: Asked = { variants: [], entities: [], brackets: [] }
  const config = configOf('https://shop.test')
  const found = (variants: readonly Variant[], request: SearchRequest) => {
    const seen = variants.filter(({ articleNumber }) => !(catalogue.hidden ?? []).includes(articleNumber))
    const entities = request.entityType === 'Product' ? productEntities(seen) : seen.map(variantEntity)
    return {
      count: entities.length,
      prices: 'includingVat' as const,
      facets: [],
      items: entities.slice(request.skip, request.skip + request.take),
    }
  }
  const slugs = (entries: readonly MenuEntry[]): readonly string[] =>
    entries.flatMap(({ slug, children }) => [slug, ...slugs(children)])
  const variantsOf = ({ articleNumbers }: VariantQuery): Call<readonly Variant[]> => {
    asked.variants.push(articleNumbers)
    // A service owes nobody an order.
    return TE.right(
      catalogue.variants.filter(({ articleNumber }) => articleNumbers.includes(articleNumber)).toReversed(),
    )
  }
  const ports: QueryPorts = {
    config: { config: () => TE.right(config) },
    locations: { locations: () => TE.right([]), nearby: () => TE.right([]) },
    products: {
      languageConfig: () => TE.right({ defaultLocale: 'sv', locales: ['sv'], strategy: 'no_prefix' }),
      menu: () => TE.right(catalogue.menu),
      breadcrumbs: (id) =>
        slugs(catalogue.menu).includes(id)
          ? TE.right({ id, breadcrumbs: [{ name: 'VVS', slug: 'vvs' }] })
          : TE.left(refused(404)),
    },
    campaigns: {
      activeCampaigns: () => TE.right(catalogue.campaigns ?? []),
      activeCustomerCampaigns: () => TE.right(catalogue.ownCampaigns ?? []),
      selectedProductGroup: (id) => {
        const articleNumbers = catalogue.groups?.[id]
        return articleNumbers === undefined ? TE.left(refused(404)) : TE.right({ id, title: '', articleNumbers })
      },
    },
    sequences: {
      sequencesByCategory: () => TE.left(refused(404)),
    },
    content: noContent,
    prices: {
      brackets: (article) => {
        asked.brackets.push(article)
        return TE.right([])
      },
    },
    search: {
      search: (query, request) =>
        TE.right({
          ...found(
            catalogue.variants.filter(({ name }) => name.includes(query)),
            request,
          ),
          spellingSuggestions: ['kulventil'],
          relatedQueries: [],
          droppedWords: [],
          respelledWords: [],
        }),
      entitiesByAttribute: ({ name, value }, request) => {
        const attribute = `${name}=${[value].flat().join(',')}`
        asked.entities.push({ attribute, request })
        return TE.right(found(catalogue.products[attribute] ?? [], request))
      },
      autoComplete: (query) => TE.right([`${query} med tillval`]),
      createEvents: () => TE.right(undefined),
    },
    purchases: {
      oftenBought: (take) => TE.right((catalogue.oftenBought ?? []).slice(0, take)),
      lastPurchases: () => TE.right([]),
      boughtArticles: () => TE.right(catalogue.boughtArticles),
    },
    stockPlace: () => TE.right(config.centralStorageId),
    commerce: {
      getVariants: variantsOf,
      getListedVariants: (query) =>
        pipe(
          variantsOf(query),
          TE.map((variants) => variants.map((variant) => read(ListedVariantCodec, VariantCodec.encode(variant)))),
        ),
      getCart: () => TE.left(refused(500)),
      getActiveDeliveryIdsInOrder: () => TE.left(refused(500)),
      getCartWithVariants: () => TE.left(refused(500)),
    },
    patience: { timers: createManualTimers(), waitMs: 300, pageWaitMs: 4_000 },
    ...changes,
  }
  return { ports, asked }
}
