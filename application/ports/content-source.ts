import type { TaskEither } from 'fp-ts/TaskEither'
import type { ContentListing, ContentPage, ParentPage } from '#domain/content/content-page'
import type { DynamicForm } from '#domain/content/dynamic-form'
import type { FrontPage } from '#domain/content/front-page'
import type { SiteContent } from '#domain/content/site'
import type { Retailer, StoreContent, StoreDetails, StoreFacts } from '#domain/stores/store-content'
import type { CallOptions } from './call'

/**
 * Why there is no content: nothing was found (CONTENT-56), or the reading failed, and then for which cause (CONTENT-57).
 */
export interface ContentFailure {
  readonly statusCode: 404
  readonly message: string
  /** What went wrong; undefined when the service answered and had nothing. */
  readonly cause: unknown
}

/** Content, or a typed reason why there is none. Never rejects. */
export type ContentCall<Answer> = TaskEither<ContentFailure, Answer>

/** A page that a text was found in (SEARCH-05). */
export interface PageHit {
  readonly title: string
  readonly preTitle: string | undefined
  /** `/{parent slug}/{page slug}`. */
  readonly slug: string
}

/** The headless content service for one kind of reader. */
export interface ContentSource {
  readonly page: (slug: string, options?: CallOptions) => ContentCall<ContentPage>
  readonly listing: (slug: string, options?: CallOptions) => ContentCall<ContentListing>
  /** The pages of the listing of a slug, by what they go by. */
  readonly siblings: (slug: string, options?: CallOptions) => ContentCall<readonly ParentPage[]>
  readonly listings: (options?: CallOptions) => ContentCall<readonly ContentListing[]>
  /** The pages among the parents' content that hold the text, at most 5 (SEARCH-03, SEARCH-04). */
  readonly searchPages: (
    text: string,
    parents: readonly ContentListing[],
    options?: CallOptions,
  ) => ContentCall<readonly PageHit[]>
  readonly frontPage: (options?: CallOptions) => ContentCall<FrontPage>
  /** What content has around every page. */
  readonly site: (options?: CallOptions) => ContentCall<SiteContent>
  readonly storePage: (id: string, options?: CallOptions) => ContentCall<StoreContent>
  readonly storeDetails: (id: string, options?: CallOptions) => ContentCall<StoreDetails>
  readonly allStoreDetails: (options?: CallOptions) => ContentCall<readonly StoreDetails[]>
  /** Special days and services of every store that has a page. */
  readonly storeFacts: (options?: CallOptions) => ContentCall<readonly StoreFacts[]>
  readonly retailers: (options?: CallOptions) => ContentCall<readonly Retailer[]>
  readonly form: (id: string, options?: CallOptions) => ContentCall<DynamicForm>
}
