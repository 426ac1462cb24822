import type { Breadcrumb } from '#domain/catalogue/variant'
import type { PriceBracket } from '#domain/catalogue/price'
import type { Stock } from '#domain/catalogue/stock'
import type { ArticleNumber, LocationId } from '#domain/kernel/ids'
import type { Call, CallOptions } from './call'

/** `slug` is the whole path below /kategorier, such as `vvs/ventiler/kulventiler`. `illustration` names a drawing. */
export interface MenuEntry {
  readonly title: string
  readonly slug: string
  readonly illustration: string
  readonly children: readonly MenuEntry[]
}

export interface BreadcrumbTrail {
  readonly id: string
  readonly breadcrumbs: readonly Breadcrumb[]
}

export interface ProductService {
  /** The menu of an assortment, by its name; of the default assortment when none is named (CATALOG-22). */
  readonly menu: (assortment: string | undefined, options?: CallOptions) => Call<readonly MenuEntry[]>
  readonly breadcrumbs: (id: string, options?: CallOptions) => Call<BreadcrumbTrail>
  /** The languages that the service has texts in (LOCALE-14). */
  readonly languageConfig: (options?: CallOptions) => Call<LanguageConfig>
}

export interface LanguageConfig {
  readonly defaultLocale: string
  readonly locales: readonly string[]
  readonly strategy: 'no_prefix' | 'prefix' | 'prefix_except_default'
}

export interface PriceService {
  /** Ascending by quantity; empty when the article has none. */
  readonly brackets: (article: ArticleNumber, options?: CallOptions) => Call<readonly PriceBracket[]>
}

export interface StockService {
  readonly stock: (
    articles: readonly { readonly articleNumber: ArticleNumber; readonly quantity: number }[],
    locations: readonly LocationId[] | undefined,
    options?: CallOptions,
  ) => Call<Readonly<Record<string, Stock>>>
}
