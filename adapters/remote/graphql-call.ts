import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { Call, CallOptions } from '#application/ports/call'
import type { CallFailure } from '#domain/failure/call-failure'
import { decode, type Codec } from '#application/codecs/codec'
import { GraphQLFailure } from '#adapters/contract/graphql'
import { routes } from '#adapters/contract/paths'
import type { HttpClient } from './http-client'
import { readBy } from './unreadable'

const { service } = routes.graphql

/** The service reports a failed query with status 200; it is treated as refused. */
const refusalIn = (answer: unknown): CallFailure | undefined => {
  const failed = decode(GraphQLFailure, answer)
  if (E.isLeft(failed)) return undefined
  const [first] = failed.right.errors
  return first === undefined
    ? undefined
    : { tag: 'Refused', service, status: 200, message: first.message, code: first.extensions?.code, details: [] }
}

/** POST /graphql with operation, query and variables (HTTP-04). */
export const createGraphQLCall =
  (client: HttpClient) =>
  <Answer>(
    operationName: string,
    query: string,
    variables: object,
    codec: Codec<Answer>,
    options: CallOptions | undefined,
  ): Call<Answer> =>
    pipe(
      client.call(routes.graphql, { ...options, body: { operationName, query, variables }, codec: t.unknown }),
      TE.flatMapEither((answer) => {
        const refusal = refusalIn(answer)
        return refusal === undefined ? readBy(service, codec, answer) : E.left(refusal)
      }),
    )
