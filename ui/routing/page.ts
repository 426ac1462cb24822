import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type { Either } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { PageFailure } from '#application/queries/page-data'
import type { QueryPorts } from '#application/queries/query-ports'
import { isRouteMeta } from './route-meta'
import type { Head, RouteMeta } from './route-meta'

/** The request for a page. */
export interface PageRequest {
  readonly url: URL
  readonly params: LoaderFunctionArgs['params']
  /** Aborted when the reader leaves. */
  readonly signal: AbortSignal
}

/** The query for the data of a page. */
export interface PageQuery<Data extends object = object> {
  /** Loads the code of the query, which is not part of the first chunk. */
  readonly fetch: () => Promise<unknown>
  readonly ask: (ports: QueryPorts, request: PageRequest) => Promise<Either<PageFailure, Data>>
  /** The key of the data in the cache of the server; equal for requests for the same data. */
  readonly cacheKey: (request: PageRequest) => Promise<string>
  /** Which limit holds for the number of cached data: that of frames, of answers, or of long lists. */
  readonly cachedAs: 'frame' | 'answer' | 'list'
  /**
   * Path and query string by which the server draws and caches the page: parameters that the page does not read are
   * left out, and the others stand in a fixed order. Undefined when all parameters count.
   */
  readonly addressOf: ((url: URL) => Promise<string>) | undefined
}

interface QueryStatement<Code, Data extends object> {
  readonly code: () => Promise<Code>
  readonly ask: (code: Code, ports: QueryPorts, request: PageRequest) => TaskEither<PageFailure, Data>
  readonly cacheKey: (code: Code, request: PageRequest) => string
  readonly cachedAs?: PageQuery['cachedAs']
  readonly addressOf?: (code: Code, url: URL) => string
}

/** A query whose code, with the code for its addresses, is a separate chunk. */
export const pageQuery = <Code, Data extends object>({
  code,
  ask,
  cacheKey,
  cachedAs = 'answer',
  addressOf,
}: QueryStatement<Code, Data>): PageQuery<Data> => ({
  fetch: code,
  ask: async (ports, request) => ask(await code(), ports, request)(),
  cacheKey: async (request) => cacheKey(await code(), request),
  cachedAs,
  addressOf: addressOf && (async (url) => addressOf(await code(), url)),
})

/** Something that is looked up by the id of its route. */
export interface Queried {
  readonly id: string
  readonly query: PageQuery
}

interface PageView {
  /** The file of the component. The client build finds its chunk and styles by it. */
  readonly source: string
  readonly load: () => Promise<{ readonly Component: ComponentType }>
}

/** The definition of a page by its feature, for the route table, the loaders, the preloader and the server's caches. */
interface PageStatement<Data extends object> extends Omit<RouteMeta, 'name' | 'headOf'> {
  /** The id of its route. */
  readonly id: string
  /** The name in the spec, where it is not the id. */
  readonly name?: string
  /** Its path as the router reads it; `/` is the start page. */
  readonly path: string
  readonly view: PageView
  /** Undefined for a page that is the same for everybody or that is made from the shop's projections. */
  readonly query?: PageQuery<Data>
  readonly headOf?: (data: Data) => Head
  /** False when the page does not depend on the parameters of its address. */
  readonly readsParameters?: boolean
  readonly shouldRevalidate?: RouteObject['shouldRevalidate']
}

/** What the shop knows of a page before its chunk is loaded. */
export interface Page extends Omit<PageStatement<object>, 'name' | 'headOf'>, RouteMeta {
  /** Fetches all code that the page needs. */
  readonly fetch: () => Promise<unknown>
}

export const page = <Data extends object>(statement: PageStatement<Data>): Page => ({
  ...statement,
  name: statement.name ?? statement.id,
  fetch: () => Promise.all([statement.view.load(), statement.query?.fetch()]),
})

/** Whether a route's handle is the page that it draws. */
export const isPage = (handle: unknown): handle is Page => isRouteMeta(handle) && 'view' in handle && 'fetch' in handle
