import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { chapterOf } from '#domain/content/content-page'
import { withChosenBanners } from '#domain/content/section'
import type { StoreContent, StoreDetails } from '#domain/stores/store-content'
import type { ContentService } from '#application/ports/content-service'
import type { ContentCall, ContentSource } from '#application/ports/content-source'
import { whenNotFound } from './when-not-found'

/** The search text is cut to this many characters. */
const LONGEST_TEXT = 100

/** `NotFound` is an empty result, not a failure. */
const orNone = <Answer>(asked: ContentCall<readonly Answer[]>): ContentCall<readonly Answer[]> =>
  pipe(
    asked,
    whenNotFound(() => TE.right([])),
  )

const pageOfDetails = (details: StoreDetails): StoreContent => ({
  ...details,
  title: undefined,
  ingress: [],
  body: [],
  specialDays: [],
  infobox: [],
  assortments: [],
  services: [],
  activities: [],
  contactsTitle: undefined,
  contacts: [],
})

/**
 * Content for pages, from the content source: pages are searched for among the content of every listing (SEARCH-03),
 * and the banners that a reading shows are chosen (CONTENT-22).
 * @param chance a number from 0 to 1, another at each call
 */
export const contentOf = (source: ContentSource, chance: () => number): ContentService => ({
  page: (slug, options) =>
    pipe(
      source.page(slug, options),
      TE.map((page) =>
        page.access === 'open' ? { ...page, sections: withChosenBanners(page.sections, chance) } : page,
      ),
    ),
  listing: source.listing,
  siblings: source.siblings,
  frontPage: (options) =>
    pipe(
      source.frontPage(options),
      TE.map((page) => ({ ...page, sections: withChosenBanners(page.sections, chance) })),
    ),
  site: source.site,
  storePage: (id, options) =>
    pipe(
      source.storePage(id, options),
      whenNotFound(() => pipe(source.storeDetails(id, options), TE.map(pageOfDetails))),
    ),
  allStoreDetails: (options) => orNone(source.allStoreDetails(options)),
  storeFacts: source.storeFacts,
  retailers: (options) => orNone(source.retailers(options)),
  form: source.form,
  chapters: (options) =>
    orNone(
      pipe(
        source.listings(options),
        TE.map((listings) => listings.map(chapterOf)),
      ),
    ),
  searchPages: (typed, options) => {
    const text = typed
      .replaceAll('\0', ' ')
      .trim()
      .slice(0, LONGEST_TEXT)
      .replace(/\p{Cs}$/u, '')
    return text === ''
      ? TE.right([])
      : orNone(
          pipe(
            source.listings(options),
            TE.flatMap((parents) => source.searchPages(text, parents, options)),
          ),
        )
  },
})
