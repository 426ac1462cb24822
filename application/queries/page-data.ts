import type { Breadcrumb, ListedVariant, Variant } from '#domain/catalogue/variant'
import type { PriceBracket } from '#domain/catalogue/price'
import type { LocationId } from '#domain/kernel/ids'
import type { CallFailure } from '#domain/failure/call-failure'
import type { ContentChapter, ContentListing, OpenPage, ParentPage } from '#domain/content/content-page'
import type { Campaign } from '#application/ports/campaign-service'
import type { BrandPresentation, ShopConfig } from '#application/ports/config-service'
import type { ContentFailure, PageHit } from '#application/ports/content-source'
import type { FrontPage } from '#domain/content/front-page'
import type { SiteContent } from '#domain/content/site'
import type { Retailer, StoreContent, StoreDetails } from '#domain/stores/store-content'
import type { RootRedirect } from '#domain/navigation/destination'
import type { Store } from '#domain/stores/store'
import type { MenuEntry } from '#application/ports/product-service'
import type { Facet, PriceBasis, SortBy, UnderstoodQuery } from '#application/ports/search-service'
import type { WithMissing } from './page-parts'

/** Why a page has nothing to show: it does not exist, another address has it, or a service did not answer (in time). */
export type PageFailure =
  | { readonly tag: 'NotFound'; readonly path: string }
  | ({ readonly tag: 'Redirected' } & RootRedirect)
  | { readonly tag: 'Failed'; readonly failure: CallFailure }
  | { readonly tag: 'ContentFailed'; readonly failure: ContentFailure }
  | { readonly tag: 'Late' }

/** The data of the frame around every page. They hold nothing of a customer. */
export interface ShellData extends WithMissing<'menu' | 'stores' | 'chapters' | 'site'> {
  readonly config: ShopConfig
  readonly menu: readonly MenuEntry[]
  readonly stores: readonly Store[]
  /** The pages of content, by what they belong to. */
  readonly chapters: readonly ContentChapter[]
  /** What editors put around every page; undefined where the shop's own stands instead. */
  readonly site: SiteContent | undefined
}

/** Articles of one product, drawn as rows below each other. Prices are the public ones. */
export interface ProductGroup {
  readonly productId: string
  readonly name: string
  readonly variants: readonly ListedVariant[]
}

/** Beside the menu, which the shell has. */
export interface StartPageData extends WithMissing<'popular' | 'campaigns' | 'front'> {
  readonly presentation: BrandPresentation | undefined
  readonly popular: readonly ListedVariant[]
  /** What the customer orders most often; empty for a visitor. */
  readonly oftenBought: readonly ListedVariant[]
  readonly campaigns: readonly Campaign[]
  readonly assortments: readonly Campaign[]
  /** The page as an editor makes it; undefined where the shop's own is drawn. */
  readonly front: FrontPage | undefined
  /** The articles of the groups that its sections name, by group. */
  readonly selected: SelectedArticles
}

/** A category with links to its subcategories. */
export interface CategoryPageData extends WithMissing<'counts' | 'popular' | 'trail'> {
  readonly title: string
  readonly slug: string
  readonly breadcrumbs: readonly Breadcrumb[]
  /** Undefined when it could not be counted. */
  readonly productCount: number | undefined
  readonly children: readonly { readonly entry: MenuEntry; readonly productCount: number | undefined }[]
  /** Asked for most, with public prices. */
  readonly popular: readonly ListedVariant[]
}

/** The campaigns, or the assortments, that hold today; those of the customer among them. */
export interface CampaignsPageData {
  readonly campaigns: readonly Campaign[]
}

/** The articles of a campaign or an assortment as a listing. */
export interface CampaignPageData {
  readonly campaign: Campaign
  readonly productCount: number
  readonly facets: readonly Facet[]
  readonly groups: readonly ProductGroup[]
  readonly page: PageOfResults
}

export interface ListingPageData extends WithMissing<'menu' | 'trail'> {
  readonly title: string
  readonly slug: string
  readonly breadcrumbs: readonly Breadcrumb[]
  /** The category's parent with its children, for the list beside the articles. */
  readonly siblings: { readonly title: string; readonly slug: string; readonly entries: readonly MenuEntry[] }
  readonly children: readonly MenuEntry[]
  readonly productCount: number
  readonly facets: readonly Facet[]
  readonly groups: readonly ProductGroup[]
  readonly page: PageOfResults
}

export interface PageOfResults {
  readonly shown: number
  readonly total: number
  readonly sortBy: SortBy
  /** Which prices the results are sorted and filtered by. */
  readonly prices: PriceBasis
  /** The location that the stock filter uses; undefined without the filter. */
  readonly inStockAt: LocationId | undefined
  /** Only what the customer has bought before; absent without the filter, and for a visitor. */
  readonly boughtOnly?: true
  /** Address of the same page with more of it; undefined when the last result is shown, or the page is full. */
  readonly more: string | undefined
  /** The number of results before the first shown; absent on the first page. */
  readonly from?: number
  /** Address of the page before this one; absent on the first. */
  readonly before?: string
  /** Address of the page that follows; absent until this one is full, and on the last. */
  readonly next?: string
}

export interface SearchPageData extends UnderstoodQuery, WithMissing<'pages'> {
  readonly query: string
  readonly spellingSuggestions: readonly string[]
  readonly relatedQueries: readonly string[]
  readonly facets: readonly Facet[]
  readonly variants: readonly ListedVariant[]
  readonly page: PageOfResults
  /** Content pages that hold the text, at most 5. */
  readonly pages: readonly PageHit[]
}

/** A store, as the location service tells of it, with what editors say of it. */
export interface StorePageData extends WithMissing<'content'> {
  readonly store: Store
  readonly content: StoreContent | undefined
  readonly selected: SelectedArticles
  /** Asked for most of what lies in stock there, with public prices. */
  readonly articles: readonly ListedVariant[]
}

/** The stores' own details beside those of the frame. */
export interface StoreFinderData {
  readonly details: readonly StoreDetails[]
}

export interface RetailersPageData {
  readonly retailers: readonly Retailer[]
}

/** The choice of an article by its properties, as far as it has come. */
export interface ConfigurationPageData {
  /** The category's whole path; empty before any is chosen. */
  readonly slug: string
  /** One value of each chosen property. */
  readonly selected: Readonly<Record<string, readonly string[]>>
  /** From the department down to the chosen category. */
  readonly path: readonly Breadcrumb[]
  /** The categories to choose from next; empty where there are none below. */
  readonly categories: readonly MenuEntry[]
  /** What has the chosen properties, with public prices; undefined until no category is left to choose. */
  readonly matching:
    | { readonly total: number; readonly facets: readonly Facet[]; readonly variants: readonly ListedVariant[] }
    | undefined
}

/** Articles beside each other, at most as many as are compared. Prices are the public ones. */
export interface ComparisonPageData {
  readonly variants: readonly ListedVariant[]
  /** Numbers in the address that no article has. */
  readonly unknown: readonly string[]
  /** Numbers in the address that there is no room for. */
  readonly leftOut: readonly string[]
}

/** Content: a list of pages, a page, or the word that the page is for those who are logged in. */
export type ContentPageData =
  | { readonly kind: 'listing'; readonly listing: ContentListing }
  | {
      readonly kind: 'page'
      readonly page: OpenPage
      /** Where search engines shall know it. */
      readonly path: string
      readonly parent: ParentPage | undefined
      /** The other pages below the parent. */
      readonly siblings: readonly ParentPage[]
      /** The articles of the groups that its sections name, by group; of a group that is not to be had, none. */
      readonly selected: SelectedArticles
    }
  | { readonly kind: 'logInFirst'; readonly title: string; readonly path: string }

/** Articles of groups of products, by the id of the group. */
export type SelectedArticles = Readonly<Record<string, readonly ListedVariant[]>>

export interface ProductPageData extends WithMissing<'siblings' | 'brackets' | 'attributeSequence'> {
  readonly variant: Variant
  /** Every article of the product in order of dimension, the shown one among them. */
  readonly siblings: readonly ListedVariant[]
  readonly brackets: readonly PriceBracket[]
  /** Names of the attributes in the order in which the category shows them; empty when it has no order of its own. */
  readonly attributeSequence: readonly string[]
}
