import type { LoaderFunctionArgs } from 'react-router-dom'
import type {
  CampaignPageData,
  CampaignsPageData,
  CategoryPageData,
  ContentPageData,
  ListingPageData,
  ProductPageData,
  SearchPageData,
  ShellData,
  StartPageData,
} from '#application/queries/page-data'
import type { RootRedirect } from '#domain/navigation/destination'

/** Answers a page's data, or throws a response with the status that the page shall have (404, 500). */
export type PageLoader<Data> = (args: Pick<LoaderFunctionArgs, 'request' | 'params'>) => Promise<Data>

/** What the composition root gives the route table: the same queries on the server and in the browser. */
export interface PageLoaders {
  readonly shell: PageLoader<ShellData>
  /** Where the root leads instead of to the start page; undefined where it does not. */
  readonly rootRedirect: PageLoader<RootRedirect | undefined>
  readonly start: PageLoader<StartPageData>
  readonly category: PageLoader<CategoryPageData>
  readonly listing: PageLoader<ListingPageData>
  readonly search: PageLoader<SearchPageData>
  readonly product: PageLoader<ProductPageData>
  readonly campaigns: PageLoader<CampaignsPageData>
  readonly assortments: PageLoader<CampaignsPageData>
  /** A campaign or an assortment, by the address. */
  readonly campaign: PageLoader<CampaignPageData>
  /** `/{slug}`. */
  readonly contentIndex: PageLoader<ContentPageData>
  /** `/{slug}/{contentSlug}`. */
  readonly contentPage: PageLoader<ContentPageData>
}
