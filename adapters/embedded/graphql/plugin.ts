import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { FastifyPluginAsync } from 'fastify'
import type { GraphQLError, GraphQLFormattedError } from 'graphql'
import mercurius, { type MercuriusContext } from 'mercurius'
import { routes } from '#adapters/contract/paths'
import { optional } from '#adapters/contract/codec'
import { databaseFailure, databaseFailureCalled, withRetryAfter } from '../database-failure'
import { isUnwritableText } from '../database/unwritable-text'
import { identityOf, type Identity } from '../auth/identity'
import { readAs, sendFailure } from '../request-failure'
import { DEEPEST_QUERY, MOST_TOKENS, validationRules } from './limits'
import { resolveCart } from './resolve-cart'
import { resolveVariants } from './resolve-variants'
import { schema } from './schema'
import { logUnforeseen } from '../log-unforeseen'

declare module 'mercurius' {
  interface MercuriusContext {
    identity: Identity | undefined
    /** Logs with the call and the user of the request. */
    logError: (error: unknown) => void
  }
}

const QueryBody = t.type({
  query: t.string,
  variables: optional(t.UnknownRecord),
  operationName: optional(t.string),
})

/** What a query that cannot be run at all is told: GraphQL answers 200 and says why beside the data. */
const failureOf = (
  error: unknown,
): { readonly data: null; readonly errors: readonly { readonly message: string }[] } | undefined => {
  if (
    !(error instanceof Error) ||
    !('code' in error) ||
    typeof error.code !== 'string' ||
    !error.code.startsWith('MER_')
  )
    return undefined
  const causes: readonly unknown[] = 'errors' in error && Array.isArray(error.errors) ? error.errors : []
  const messages = causes.flatMap((cause) => (cause instanceof Error ? [cause.message] : []))
  return { data: null, errors: (messages.length === 0 ? [error.message] : messages).map((message) => ({ message })) }
}

/** Commerce queries (HTTP-04). Only POST: a cart that is read may have to be made, which no GET may do. */
export const graphqlPlugin: FastifyPluginAsync = async (app) => {
  await app.register(mercurius, {
    schema,
    routes: false,
    queryDepth: DEEPEST_QUERY,
    validationRules: validationRules(app.services.production),
    graphql: { parseOptions: { maxTokens: MOST_TOKENS } },
    // The last place that knows what was thrown: what it answers is all that is told.
    errorFormatter: ({ data, errors }, context) => ({
      statusCode: 200,
      response: { data: data ?? null, errors: errors.map((error) => toldOf(error, context)) },
    }),
    resolvers: {
      Query: {
        variants: (_root, given, { identity }, info) =>
          resolveVariants(app.services, identity, given, info.variableValues),
        cart: (_root, given, { identity }) => resolveCart(app.services, identity, given),
      },
    },
  })

  app.post(routes.graphql.path, async (request, reply) => {
    const body = readAs(QueryBody, request.body)
    if (E.isLeft(body)) return sendFailure(reply, body.left)
    const { query, variables, operationName } = body.right
    const identity = await identityOf(request)
    reply.header('cache-control', 'no-store')
    try {
      const { data, errors } = await app.graphql(
        query,
        { identity, logError: (thrown: unknown) => void logUnforeseen(request, thrown) },
        variables,
        operationName,
      )
      // A status of its own, so that clients and proxies see without reading the answer that it is worth a new try.
      const unavailable = errors?.map(({ extensions }) => databaseFailureCalled(extensions?.['code'])).find(isDefined)
      if (unavailable !== undefined) {
        request.log.warn({ code: unavailable.code }, 'The database could not answer a query')
        withRetryAfter(reply).code(unavailable.status)
      }
      return reply.send({ data, ...(errors === undefined ? {} : { errors }) })
    } catch (error) {
      const failure = failureOf(error)
      if (failure === undefined) throw error
      return reply.send(failure)
    }
  })
}

const isDefined = <A>(value: A | undefined): value is A => value !== undefined

/** Thrown by a resolver, and no refusal of ours. */
const isUnforeseen = ({ originalError }: GraphQLError): boolean =>
  originalError !== undefined && originalError !== null && !(originalError instanceof mercurius.ErrorWithProps)

/** Refusals are told as they are. What nobody foresaw is logged instead. */
const toldOf = (error: GraphQLError, { logError }: MercuriusContext): GraphQLFormattedError => {
  const { message, path, extensions, originalError } = error
  if (!isUnforeseen(error)) return told(message, path, extensions)
  const unavailable = databaseFailure(originalError)
  if (unavailable === undefined && !isUnwritableText(originalError)) logError(originalError)
  const { message: said, code } = unavailable ?? { message: 'Något gick fel hos oss.', code: 'INTERNAL_ERROR' }
  return told(said, path, { code })
}

const told = (
  message: string,
  path: GraphQLError['path'],
  extensions: GraphQLError['extensions'],
): GraphQLFormattedError => ({ message, ...(path === undefined ? {} : { path }), extensions })
