import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { ContentCall, ContentFailure, ContentSource } from '#application/ports/content-source'
import type { CallOptions } from '#application/ports/call'
import { listingFor, pageFor, type Reader } from '#domain/content/content-page'
import { undrawnDefects } from './content-defects'
import { failedBy, nothing } from './content-failure'
import type { AskContent, Found } from './content-graphql'
import type { ContentOperation } from './content-queries'
import type { Entry } from './entry'
import { entryFrom } from './graphql-entry'
import { readForm } from './read-form'
import { readFrontPage, readListing, readPage } from './read-page'
import { readRetailer, readStoreContent, readStoreDetails } from './read-store'

const Items = t.type({ items: t.array(t.unknown) })

/** The entries of the one collection, or the one entry, that a query asked for. */
const entriesOf = ({ data }: Found): readonly Entry[] =>
  Object.values(data).flatMap((value) => {
    const collection = Items.decode(value)
    const found = E.isRight(collection) ? collection.right.items : [value]
    return found.flatMap((item) => entryFrom(item) ?? [])
  })

type QueriedSource = Pick<
  ContentSource,
  'page' | 'listing' | 'frontPage' | 'storePage' | 'storeDetails' | 'allStoreDetails' | 'retailers' | 'form'
>

/** Content by the queries of the content service, for one kind of reader. */
export const createGraphqlSource = (
  ask: AskContent,
  reader: Reader,
  report: (defect: string) => void = () => undefined,
): QueriedSource => {
  /** What was read; `missing` where the service had nothing, and its errors where it said why. */
  const read = <Answer>(
    operation: ContentOperation,
    variables: object,
    readEntry: (entry: Entry) => readonly Answer[],
    missing: ContentFailure,
    options: CallOptions | undefined,
  ): ContentCall<readonly Answer[]> =>
    pipe(
      ask(operation, variables, options),
      TE.flatMap((found) => {
        const entries = entriesOf(found)
        for (const defect of undrawnDefects(entries)) report(defect)
        const answers = entries.flatMap(readEntry)
        if (answers.length > 0) return TE.right(answers)
        return TE.left(found.errors.length > 0 ? failedBy(found.errors) : missing)
      }),
    )
  const one = <Answer>(
    operation: ContentOperation,
    variables: object,
    readEntry: (entry: Entry) => readonly Answer[],
    missing: ContentFailure,
    options: CallOptions | undefined,
  ): ContentCall<Answer> =>
    pipe(
      read(operation, variables, readEntry, missing, options),
      TE.flatMap(([first]) => (first === undefined ? TE.left(missing) : TE.right(first))),
    )

  return {
    page: (slug, options) =>
      pipe(
        one('getContentPage', { slug }, readPage, nothing(`No content page found for slug: ${slug}`), options),
        TE.map((page) => pageFor(reader, page)),
      ),
    listing: (slug, options) =>
      pipe(
        one('getContentListingPage', { slug }, readListing, nothing(), options),
        TE.map((listing) => listingFor(reader, listing)),
      ),
    frontPage: (options) => one('getFrontPage', {}, readFrontPage, nothing(), options),
    storePage: (id, options) =>
      one('getStorePage', { id }, readStoreContent, nothing(`No store page found for id: ${id}`), options),
    storeDetails: (id, options) =>
      one('getStoreDetails', { id }, readStoreDetails, nothing('No store details was found'), options),
    allStoreDetails: (options) =>
      read('getAllStoreDetails', {}, readStoreDetails, nothing('No store details was found'), options),
    retailers: (options) => read('getAllRetailers', {}, readRetailer, nothing('No retailers found'), options),
    form: (id, options) =>
      id === ''
        ? TE.left(nothing('The resource could not be found.'))
        : one(
            'getDynamicForm',
            { id },
            (entry) => [readForm(entry)],
            nothing('The resource could not be found.'),
            options,
          ),
  }
}
