import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import ky from 'ky'
import type { CallOptions } from '#application/ports/call'
import type { ContentCall } from '#application/ports/content-source'
import { unresolvableDefects } from './content-defects'
import { failedBy } from './content-failure'
import { contentQueries, type ContentOperation } from './content-queries'
import { type ContentfulSpace, REQUEST_TIMEOUT, RETRIES } from './content-space'

const GraphqlError = t.intersection([
  t.type({ message: t.string }),
  t.partial({
    extensions: t.partial({ contentful: t.partial({ code: t.string, details: t.partial({ linkId: t.string }) }) }),
  }),
])
type GraphqlError = t.TypeOf<typeof GraphqlError>

const Answer = t.partial({
  data: t.union([t.record(t.string, t.unknown), t.null]),
  errors: t.array(GraphqlError),
})

/** What a query found. */
export interface Found {
  readonly data: Readonly<Record<string, unknown>>
  /** The service's errors, but not those of links to nothing (CONTENT-59): these are reported, and the rest is shown. */
  readonly errors: readonly GraphqlError[]
}

const isUnresolvable = ({ extensions }: GraphqlError): boolean => extensions?.contentful?.code === 'UNRESOLVABLE_LINK'

/** Content asked for by GraphQL. Never rejects. */
export type AskContent = (operation: ContentOperation, variables: object, options?: CallOptions) => ContentCall<Found>

/** The address that a space's queries are sent to. */
const addressOf = ({ insecure, graphqlHost, host, basePath, space, environment }: ContentfulSpace): string =>
  `${insecure === true ? 'http' : 'https'}://${graphqlHost ?? host}${basePath ?? ''}/content/v1/spaces/${space}/environments/${environment}`

/** Retried: the limit of the service, and its failures (HTTP-10). */
const retriedStatuses = [429, 500, 502, 503, 504]

const FIRST_WAIT = 500
const LONGEST_WAIT = 8_000
const LONGEST_CHANCE = 200

/** Milliseconds, twice as long each time (HTTP-13). */
const waitBefore = (attempt: number): number => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (attempt - 1))

/** A chance keeps several callers apart. */
const withChance = (wait: number): number => wait + Math.random() * LONGEST_CHANCE

/**
 * The queries of a space, by POST with variables, the preview flag and the content token (CONTENT-41). Data that came
 * with errors are answered with them (CONTENT-39, CONTENT-62); an answer without data fails by its errors.
 */
export const createContentGraphql = (space: ContentfulSpace): AskContent => {
  const send = async (operation: ContentOperation, variables: object, signal: AbortSignal | undefined) => {
    const query = contentQueries[operation]
    const late = AbortSignal.timeout(REQUEST_TIMEOUT)
    return ky
      .post(addressOf(space), {
        headers: { authorization: `Bearer ${space.accessToken}`, accept: 'application/json' },
        json: {
          query,
          operationName: operation,
          variables: { ...variables, ...(query.includes('$preview') ? { preview: space.preview === true } : {}) },
        },
        fetch: space.fetch,
        signal: signal === undefined ? late : AbortSignal.any([late, signal]),
        timeout: false,
        retry: {
          limit: space.retries ?? RETRIES,
          methods: ['post'],
          statusCodes: retriedStatuses,
          afterStatusCodes: [],
          delay: waitBefore,
          jitter: withChance,
        },
      })
      .json()
  }

  return (operation, variables, options = {}) =>
    pipe(
      TE.tryCatch(() => send(operation, variables, options.signal), failedBy),
      TE.flatMapEither((answer) => {
        const read = Answer.decode(answer)
        if (E.isLeft(read)) return E.left(failedBy(new Error('The content service answered with something else')))
        const { data, errors = [] } = read.right
        const lost = errors
          .filter(isUnresolvable)
          .flatMap(({ extensions }) => extensions?.contentful?.details?.linkId ?? [])
        for (const defect of unresolvableDefects(lost)) space.report?.(defect)
        const others = errors.filter((error) => !isUnresolvable(error))
        return data === undefined || data === null ? E.left(failedBy(others)) : E.right({ data, errors: others })
      }),
    )
}
