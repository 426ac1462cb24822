import type { TaskEither } from 'fp-ts/TaskEither'
import type { ContentListing, ContentPage } from '#domain/content/content-page'
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
  readonly listings: (options?: CallOptions) => ContentCall<readonly ContentListing[]>
  /** The pages among the parents' content that hold the text, at most 5 (SEARCH-03, SEARCH-04). */
  readonly searchPages: (
    text: string,
    parents: readonly ContentListing[],
    options?: CallOptions,
  ) => ContentCall<readonly PageHit[]>
}
