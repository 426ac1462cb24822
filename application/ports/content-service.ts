import type { ContentChapter, ContentListing, ContentPage, ParentPage } from '#domain/content/content-page'
import type { DynamicForm } from '#domain/content/dynamic-form'
import type { FrontPage } from '#domain/content/front-page'
import type { SiteContent } from '#domain/content/site'
import type { Retailer, StoreContent, StoreDetails, StoreFacts } from '#domain/stores/store-content'
import type { CallOptions } from './call'
import type { ContentCall, PageHit } from './content-source'

/** Content as pages ask for it: of the source itself on the server, of our own server in a browser. */
export interface ContentService {
  /** The banners that this reading of the page shows are chosen (CONTENT-22). */
  readonly page: (slug: string, options?: CallOptions) => ContentCall<ContentPage>
  readonly listing: (slug: string, options?: CallOptions) => ContentCall<ContentListing>
  /** The pages of the listing of a slug, by what they go by. */
  readonly siblings: (slug: string, options?: CallOptions) => ContentCall<readonly ParentPage[]>
  /** All listings with their pages that are for everybody; none where there is nothing. */
  readonly chapters: (options?: CallOptions) => ContentCall<readonly ContentChapter[]>
  /** Pages whose title or text holds every word, at most 5; none for a blank text. */
  readonly searchPages: (text: string, options?: CallOptions) => ContentCall<readonly PageHit[]>
  /** The banners that this reading of the page shows are chosen (CONTENT-22). */
  readonly frontPage: (options?: CallOptions) => ContentCall<FrontPage>
  readonly site: (options?: CallOptions) => ContentCall<SiteContent>
  /** The page of a store, else its details alone. */
  readonly storePage: (id: string, options?: CallOptions) => ContentCall<StoreContent>
  /** None where there is nothing. */
  readonly allStoreDetails: (options?: CallOptions) => ContentCall<readonly StoreDetails[]>
  readonly storeFacts: (options?: CallOptions) => ContentCall<readonly StoreFacts[]>
  readonly retailers: (options?: CallOptions) => ContentCall<readonly Retailer[]>
  readonly form: (id: string, options?: CallOptions) => ContentCall<DynamicForm>
}
