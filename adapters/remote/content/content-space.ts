/** A space of content, and how it is reached. */
export interface ContentfulSpace {
  readonly space: string
  readonly environment: string
  /** Stays on the server. */
  readonly accessToken: string
  /** Of the REST API: `host` or `host:port`. */
  readonly host: string
  /** Of the GraphQL API; that of the REST API when undefined. */
  readonly graphqlHost?: string
  readonly basePath?: string
  /** Of the REST API, where it is another. */
  readonly entriesBase?: string
  /** Plain HTTP. */
  readonly insecure?: boolean
  readonly fetch: typeof globalThis.fetch
  /** Takes what an editor should mend, a line for each time that it is read. */
  readonly report?: (defect: string) => void
  /** Retries of a failed request; the default is 4, so five requests in all. */
  readonly retries?: number
  /** Whether what is not published is read too; the token must allow it (CONTENT-36, CONTENT-37). */
  readonly preview?: boolean
}

/** HTTP-12 */
export const RETRIES = 4

/** Milliseconds (HTTP-11). */
export const REQUEST_TIMEOUT = 30_000
