import { sequenceS } from 'fp-ts/Apply'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { ContentfulClientApi } from 'contentful'
import type { CallOptions } from '#application/ports/call'
import type { ContentCall, ContentFailure, ContentSource } from '#application/ports/content-source'
import { type ContentListing, contentPath, listingFor, type Reader } from '#domain/content/content-page'
import type { SiteContent } from '#domain/content/site'
import { unresolvableDefects, unresolvableIn } from './content-defects'
import { failedBy, nothing } from './content-failure'
import { type ContentfulSpace, REQUEST_TIMEOUT, RETRIES } from './content-space'
import { entryIn, textIn, typeOf, type Entry } from './entry'
import { fetchAdapter } from './fetch-adapter'
import { readListing } from './read-page'
import { readAlert, readInformation, readLogo, readMenu } from './read-site'
import { readStoreFacts } from './read-store'

const MOST_HITS = 5
const MOST_LISTINGS = 1000
const MOST_STORES = 200
/** From a menu to its items, and theirs, and their icons. */
const MENU_DEPTH = 4
const siteTypes = ['header', 'footer', 'servicesMenu', 'ourServicesMenu', 'productsMenu'] as const
const listingFields = [
  'sys.id',
  'fields.slug',
  'fields.title',
  'fields.ingress',
  'fields.metaDescription',
  'fields.content',
]
const hitFields = ['sys.id', 'fields.slug', 'fields.title', 'fields.preTitle']
const logoFields = ['logo', 'logoSmall', 'favicon', 'lightLogo', 'lightLogoSmall']
const alertFields = [
  ...['active', 'type', 'message', 'title', 'linkUrl', 'linkText', 'secondLinkUrl', 'secondLinkText'],
  'hideWhenLoggedIn',
]
const informationFields = ['active', 'message', 'linkUrl', 'linkText', 'linkIcon']
const storeFields = ['storeId', 'services', 'specialOpeningHoursWeekdays', 'specialOpeningHoursWeekends']

const selecting = (fields: readonly string[]): string[] => ['sys.id', ...fields.map((field) => `fields.${field}`)]

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
    basePath: space.entriesBase ?? space.basePath ?? '',
    insecure: space.insecure ?? false,
    retryLimit: space.retries ?? RETRIES,
    retryOnError: space.retries !== 0,
    timeout: REQUEST_TIMEOUT,
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
  for (const defect of unresolvableDefects(unresolvableIn(Array.isArray(errors) ? errors : []))) report?.(defect)
  return entries
}

/** A space that does not have the content type that is asked for refuses the query: it has no such content. */
const isUnknownType = ({ cause }: ContentFailure): boolean =>
  cause instanceof Error && cause.name === 'InvalidQuery' && cause.message.includes('unknownContentType')

/** The entries of an answer; an empty answer fails with `nothing()` (CONTENT-56). */
const found = (entries: readonly Entry[]): ContentCall<readonly Entry[]> =>
  entries.length === 0 ? TE.left(nothing()) : TE.right(entries)

/** What is read by entries; the rest is asked for by queries. */
type EntrySource = Pick<ContentSource, 'siblings' | 'listings' | 'searchPages' | 'site' | 'storeFacts'>

/**
 * Content from a Contentful space by its REST delivery API, for one kind of reader. A failed request answers with its
 * cause and the status 404 (CONTENT-57). An aborted call ends at once, with its retries.
 */
export const createEntrySource = (space: ContentfulSpace, reader: Reader): EntrySource => {
  const read = (query: object, options: CallOptions = {}): ContentCall<readonly Entry[]> =>
    pipe(
      TE.tryCatch(
        async () => entriesOf(await (await clientOf(space, options)).getEntries(query), space.report),
        failedBy,
      ),
      TE.orElse((failure) => (isUnknownType(failure) ? TE.right([]) : TE.left(failure))),
    )
  const first = (query: object, options?: CallOptions): ContentCall<Entry | undefined> =>
    pipe(
      read({ ...query, limit: 1 }, options),
      TE.map(([entry]) => entry),
    )

  return {
    siblings: (slug, options) =>
      pipe(
        first({ content_type: 'contentListingPage', 'fields.slug': slug, include: 1, select: listingFields }, options),
        TE.flatMapNullable(
          (entry) => (entry === undefined ? undefined : readListing(entry)[0]),
          () => nothing(),
        ),
        TE.map(({ content }) => content.map((card) => ({ slug: card.slug, title: card.title }))),
      ),

    site: (options) =>
      pipe(
        sequenceS(TE.ApplyPar)({
          menus: read({ 'sys.contentType.sys.id[in]': siteTypes.join(','), include: MENU_DEPTH }, options),
          logo: first({ content_type: 'logo', select: selecting(logoFields), include: 1 }, options),
          alerts: read({ content_type: 'alertBanner', select: selecting(alertFields), include: 0 }, options),
          informations: read(
            { content_type: 'informationBanner', select: selecting(informationFields), include: 1 },
            options,
          ),
        }),
        TE.map(({ menus, logo, alerts, informations }): SiteContent => {
          const menuOf = (type: (typeof siteTypes)[number]) => menus.find((entry) => typeOf(entry) === type)
          const linksOf = (type: (typeof siteTypes)[number]) => {
            const menu = menuOf(type)
            return menu === undefined ? [] : readMenu(menu)
          }
          return {
            header: linksOf('header'),
            footer: linksOf('footer'),
            servicesMenu: linksOf('servicesMenu'),
            ourServicesMenu: linksOf('ourServicesMenu'),
            productsMenu: menuOf('productsMenu') === undefined ? undefined : linksOf('productsMenu'),
            logo: logo === undefined ? undefined : readLogo(logo),
            alerts: alerts.flatMap(readAlert),
            informations: informations.flatMap(readInformation),
          }
        }),
      ),

    storeFacts: (options) =>
      pipe(
        read({ content_type: 'storePage', select: selecting(storeFields), include: 0, limit: MOST_STORES }, options),
        TE.map((entries) => entries.flatMap(readStoreFacts)),
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
  }
}

const parentOf = (entry: Entry, parents: readonly ContentListing[]): ContentListing | undefined =>
  parents.find(({ content }) => content.some(({ id }) => id === entry.sys.id))
