import type { GraphQLError } from 'graphql'
import { limits } from '../../limits'
import { defaultLocaleOf, type ExportedAsset, type ExportedEntry, type SpaceExport } from '../space-export'
import { contentError } from './content-error'
import { spaceIndex, type SpaceIndex } from './space-index'

/** What a query is answered from. */
export interface QueryContext {
  readonly spaceId: string
  readonly environment: string
  readonly published: SpaceExport
  /** With drafts; undefined when the access token does not read them. */
  readonly preview: SpaceExport | undefined
  readonly requestId: string
  /**
   * Counts items that are to be answered. Throws when they are too many, and refuses all after that.
   * @returns undefined when it refuses, else what resolves in the turn of the event loop in which one of them, by its index, is answered
   */
  readonly takeItems: (count: number) => ((index: number) => Promise<void>) | undefined
}

/** The state and the language of a space in which a field is answered; links are followed within it. */
export interface View {
  readonly space: SpaceExport
  readonly index: SpaceIndex
  readonly locale: string
  readonly isPreview: boolean
}

export interface FoundEntry {
  readonly tag: 'Entry'
  readonly item: ExportedEntry
  readonly view: View
}

export interface FoundAsset {
  readonly tag: 'Asset'
  readonly item: ExportedAsset
  readonly view: View
}

/** The arguments that choose a view, as GraphQL has typed them. */
export interface ViewArguments {
  readonly preview?: boolean | null
  readonly locale?: string | null
}

/** The view of a field: its arguments, else those of the fields around it. */
export const viewOf = (context: QueryContext, { preview, locale }: ViewArguments, around?: View): View => {
  const isPreview = preview ?? around?.isPreview ?? false
  const space = isPreview ? context.preview : context.published
  if (space === undefined) throw accessRefused(context)
  const wanted = locale ?? around?.locale ?? defaultLocaleOf(space)
  if (wanted !== defaultLocaleOf(space) && !space.locales.some(({ code }) => code === wanted))
    throw contentError(context, 'UNKNOWN_LOCALE', `Query execution error. Unknown locale '${wanted.slice(0, 50)}'`)
  return around?.space === space && around.locale === wanted
    ? around
    : { space, index: spaceIndex(space), locale: wanted, isPreview }
}

const accessRefused = (context: QueryContext): GraphQLError =>
  contentError(
    context,
    'ACCESS_TOKEN_INVALID',
    'The access token you sent could not be found or is invalid for the preview of content.',
  )

/** Counts the items of one query, and says which of them belong to which turn of the event loop. */
export const itemCounter = (requestId: string, turnOf: (index: number) => Promise<void>): QueryContext['takeItems'] => {
  let taken = 0
  return (count) => {
    // The answer is thrown away, so that thousands of errors need not be made.
    if (taken > limits.contentGraphql.mostItems) return undefined
    const first = taken
    taken += count
    if (taken > limits.contentGraphql.mostItems)
      throw contentError(
        { requestId },
        'RESOURCES_EXHAUSTED',
        'Query execution error. Query too complex to be executed in allocated resources',
      )
    return (index) => turnOf(first + index)
  }
}
