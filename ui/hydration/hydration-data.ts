import {
  isRouteErrorResponse,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type StaticHandlerContext,
} from 'react-router-dom'
import { readColumns, type ColumnsJson } from './columns-json'

/** The loaders' answers for a page, before serialisation. */
export interface AnswersOfPage {
  readonly loaderData: Record<string, unknown>
  readonly errors: Record<string, WrittenError> | null
}

/** Loader data and errors of a page as JSON, written on the server and read in the browser. */
export interface HydrationData {
  readonly loaderData: Record<string, ColumnsJson>
  readonly errors: Record<string, WrittenError> | null
}

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

const mapValues = <A, B>(record: Record<string, A>, map: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))

export const writeHydrationData = (context: StaticHandlerContext): AnswersOfPage => ({
  loaderData: context.loaderData,
  errors: context.errors === null ? null : mapValues(context.errors, writeError),
})

export const readHydrationData = (
  data: HydrationData,
): { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null } => ({
  loaderData: mapValues(data.loaderData, readColumns),
  errors: data.errors === null ? null : mapValues(data.errors, readError),
})
