import * as E from 'fp-ts/Either'
import {
  isRouteErrorResponse,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type StaticHandlerContext,
} from 'react-router-dom'
import { readColumns, type ColumnsJson } from './columns-json'
import { isColumnsJson, isRecordOf } from './is-columns-json'

/** The loaders' answers for a page, before serialisation. */
export interface AnswersOfPage {
  readonly loaderData: Record<string, unknown>
  readonly errors: Record<string, WrittenError> | null
}

/** Loader data and errors of a page as JSON, written on the server and read in the browser. */
interface HydrationData {
  readonly loaderData: Readonly<Record<string, ColumnsJson>>
  readonly errors: Readonly<Record<string, WrittenError>> | null
}

/** Loader data and errors of a page, as the router takes them. */
export interface PageData {
  readonly loaderData: Record<string, unknown>
  readonly errors: Record<string, unknown> | null
}

/** The page has no data, or data that cannot be decoded, as after a connection that was cut. */
export interface PageDataUnreadable {
  readonly tag: 'PageDataUnreadable'
}
const unreadable: PageDataUnreadable = { tag: 'PageDataUnreadable' }

type WrittenError =
  | { readonly kind: 'response'; readonly status: number; readonly statusText: string; readonly data: unknown }
  | { readonly kind: 'fault' }

/** An error of our own code is written without its text, which belongs in the server's log. */
const writeError = (error: unknown): WrittenError =>
  isRouteErrorResponse(error)
    ? { kind: 'response', status: error.status, statusText: error.statusText, data: error.data }
    : { kind: 'fault' }

const readError = (error: WrittenError): unknown =>
  error.kind === 'response'
    ? new ErrorResponse(error.status, error.statusText, error.data)
    : new ErrorResponse(500, 'Internal Server Error', null)

const isWrittenError = (value: unknown): value is WrittenError => {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  if (value.kind === 'fault') return true
  return (
    value.kind === 'response' &&
    'status' in value &&
    typeof value.status === 'number' &&
    'statusText' in value &&
    typeof value.statusText === 'string'
  )
}

const isHydrationData = (value: unknown): value is HydrationData =>
  typeof value === 'object' &&
  value !== null &&
  'loaderData' in value &&
  isRecordOf(value.loaderData, isColumnsJson) &&
  'errors' in value &&
  (value.errors === null || isRecordOf(value.errors, isWrittenError))

const mapValues = <A, B>(record: Readonly<Record<string, A>>, map: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))

export const writeHydrationData = (context: StaticHandlerContext): AnswersOfPage => ({
  loaderData: context.loaderData,
  errors: context.errors === null ? null : mapValues(context.errors, writeError),
})

/**
 * Decodes what the server wrote into the page.
 * @param json the text of the page's data element; undefined when the page has none
 */
export const readHydrationData = (json: string | undefined): E.Either<PageDataUnreadable, PageData> => {
  const parsed = E.tryCatch(
    (): unknown => JSON.parse(json ?? ''),
    () => unreadable,
  )
  if (E.isLeft(parsed)) return parsed
  const data = parsed.right
  if (!isHydrationData(data)) return E.left(unreadable)
  return E.right({
    loaderData: mapValues(data.loaderData, readColumns),
    errors: data.errors === null ? null : mapValues(data.errors, readError),
  })
}
