import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { ContentfulClientApi } from 'contentful'
import type { CallOptions } from '#application/ports/call'
import type { ContentCall, ContentFailure, ContentSource } from '#application/ports/content-source'
import { type ContentListing, contentPath, listingFor, pageFor, type Reader } from '#domain/content/content-page'
import { contentDefects } from './content-defects'
import { failedBy, nothingFound } from './content-failure'
import { entryIn, textIn, type Entry } from './entry'
import { fetchAdapter } from './fetch-adapter'
import { readListing, readPage, readParent } from './read-page'

export interface ContentfulSpace {
  readonly space: string
  readonly environment: string
  /** Stays on the server. */
  readonly accessToken: string
  /** `host` or `host:port`. */
  readonly host: string
  readonly basePath?: string
  /** Plain HTTP. */
  readonly insecure?: boolean
  readonly fetch: typeof globalThis.fetch
  /** Takes what an editor should mend, a line for each time that it is read. */
  readonly report?: (defect: string) => void
  /** Retries of a failed request; the default is 4, so five requests in all. */
  readonly retries?: number
}

const RETRIES = 4
/** From a page to its sections, their banners, and the pictures of those. */
const SECTION_DEPTH = 3
const MOST_HITS = 5
const MOST_LISTINGS = 1000
const listingFields = [
  'sys.id',
  'fields.slug',
  'fields.title',
  'fields.ingress',
  'fields.metaDescription',
  'fields.content',
]
const hitFields = ['sys.id', 'fields.slug', 'fields.title', 'fields.preTitle']
const parentFields = ['sys.id', 'fields.slug', 'fields.title']

/**
 * A client for one call, since the client has no way to abort one of its calls. Its code is loaded on demand, because
 * it is large and not needed before the first page of content.
 */
const clientOf = async (space: ContentfulSpace, { signal }: CallOptions): Promise<ContentfulClientApi<undefined>> => {
  const { createClient } = await import('contentful')
  return createClient({
    space: space.space,
    environment: space.environment,
    accessToken: space.accessToken,
    host: space.host,
    basePath: space.basePath ?? '',
    insecure: space.insecure ?? false,
    retryLimit: space.retries ?? RETRIES,
    retryOnError: space.retries !== 0,
    logHandler: () => undefined,
    adapter: fetchAdapter(space.fetch, signal),
  })
}

interface EntriesAnswer {
  readonly total: unknown
  readonly items: readonly unknown[]
  readonly errors?: readonly unknown[]
}

/** The entries of an answer. The client itself takes any JSON for an answer without entries. */
const entriesOf = ({ total, items, errors }: EntriesAnswer, report: ContentfulSpace['report']): readonly Entry[] => {
  if (typeof total !== 'number') throw new Error('The content service answered with something else than entries')
  const entries = items.flatMap((item) => entryIn(item) ?? [])
  for (const defect of contentDefects(entries, Array.isArray(errors) ? errors : [])) report?.(defect)
  return entries
}

/** A space that does not have the content type that is asked for refuses the query: it has no such content. */
const isUnknownType = ({ cause }: ContentFailure): boolean =>
  cause instanceof Error && cause.name === 'InvalidQuery' && cause.message.includes('unknownContentType')

/** The entries of an answer; an empty answer fails with `nothingFound` (CONTENT-56). */
const found = (entries: readonly Entry[]): ContentCall<readonly Entry[]> =>
  entries.length === 0 ? TE.left(nothingFound) : TE.right(entries)

/**
 * Content from a Contentful space by its REST delivery API, for one kind of reader. A failed request answers with its
 * cause and the status 404 (CONTENT-57). An aborted call ends at once, with its retries.
 */
export const createContentfulSource = (space: ContentfulSpace): ((reader: Reader) => ContentSource) => {
  const read = (query: object, options: CallOptions = {}): ContentCall<readonly Entry[]> =>
    pipe(
      TE.tryCatch(
        async () => entriesOf(await (await clientOf(space, options)).getEntries(query), space.report),
        failedBy,
      ),
      TE.orElse((failure) => (isUnknownType(failure) ? TE.right([]) : TE.left(failure))),
    )
  const one = (query: object, options?: CallOptions): ContentCall<Entry> =>
    pipe(
      read({ ...query, limit: 1 }, options),
      TE.flatMap(([entry]) => (entry === undefined ? TE.left(nothingFound) : TE.right(entry))),
    )

  return (reader) => ({
    page: (slug, options) =>
      pipe(
        one({ content_type: 'contentPage', 'fields.slug': slug, include: SECTION_DEPTH }, options),
        TE.flatMap((entry) =>
          pipe(
            read(
              { content_type: 'contentListingPage', links_to_entry: entry.sys.id, include: 0, select: parentFields },
              options,
            ),
            TE.flatMapNullable(
              (parents) => readPage(entry, parents.flatMap(readParent)),
              () => nothingFound,
            ),
          ),
        ),
        TE.map((page) => pageFor(reader, page)),
      ),

    listing: (slug, options) =>
      pipe(
        one({ content_type: 'contentListingPage', 'fields.slug': slug, include: 1, select: listingFields }, options),
        TE.flatMapNullable(
          (entry) => readListing(entry)[0],
          () => nothingFound,
        ),
        TE.map((listing) => listingFor(reader, listing)),
      ),

    listings: (options) =>
      pipe(
        read({ content_type: 'contentListingPage', include: 1, select: listingFields, limit: MOST_LISTINGS }, options),
        TE.flatMap(found),
        TE.map((entries) => entries.flatMap(readListing).map((listing) => listingFor(reader, listing))),
      ),

    searchPages: (text, parents, options) => {
      const ids = [...new Set(parents.flatMap(({ content }) => content.map(({ id }) => id)))]
      if (ids.length === 0) return TE.right([])
      return pipe(
        read(
          {
            content_type: 'contentPage',
            query: text,
            'fields.excludeFromSearch[ne]': true,
            // A search hit reveals content of its page, so pages for logged-in users are hidden from visitors.
            ...(reader === 'visitor' ? { 'fields.authenticatedOnly[ne]': true } : {}),
            'sys.id[in]': ids,
            include: 2,
            limit: MOST_HITS,
            select: hitFields,
          },
          options,
        ),
        TE.map((entries) =>
          entries.flatMap((entry) => {
            const slug = textIn(entry, 'slug')
            const parent = parentOf(entry, parents)
            return slug === undefined || parent === undefined
              ? []
              : [
                  {
                    title: textIn(entry, 'title') ?? slug,
                    preTitle: textIn(entry, 'preTitle'),
                    slug: contentPath(parent.slug, slug),
                  },
                ]
          }),
        ),
      )
    },
  })
}

const parentOf = (entry: Entry, parents: readonly ContentListing[]): ContentListing | undefined =>
  parents.find(({ content }) => content.some(({ id }) => id === entry.sys.id))
