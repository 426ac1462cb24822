import type { ContentChapter, ContentListing, ContentPage } from '#domain/content/content-page'
import type { CallOptions } from './call'
import type { ContentCall, PageHit } from './content-source'

/** Content as pages ask for it: of the source itself on the server, of our own server in a browser. */
export interface ContentService {
  readonly page: (slug: string, options?: CallOptions) => ContentCall<ContentPage>
  readonly listing: (slug: string, options?: CallOptions) => ContentCall<ContentListing>
  /** All listings with their pages that are for everybody; none where there is nothing. */
  readonly chapters: (options?: CallOptions) => ContentCall<readonly ContentChapter[]>
  /** Pages whose title or text holds every word, at most 5; none for a blank text. */
  readonly searchPages: (text: string, options?: CallOptions) => ContentCall<readonly PageHit[]>
}
