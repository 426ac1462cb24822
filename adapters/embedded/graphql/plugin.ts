import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError, type GraphQLFormattedError, type SourceLocation } from 'graphql'
import mercurius, { type MercuriusContext } from 'mercurius'
import { routes } from '#adapters/contract/paths'
import type { BrandCode } from '#domain/kernel/brand-code'
import { optional } from '#application/codecs/codec'
import { databaseFailure, databaseFailureCalled, withRetryAfter } from '../database-failure'
import { isUnwritableText } from '../database/unwritable-text'
import { identityOf, type Identity } from '../auth/identity'
import { brandConfigOf } from '../config/brand-config'
import { limits } from '../limits'
import { logUnforeseen } from '../log-unforeseen'
import { readAs, sendFailure, unreadable, type RequestFailure } from '../request-failure'
import { variantExtent } from './describing-fields'
import { invalidQuery, readDocument, tooDeep, validationRules } from './limits'
import { queryTurns } from './query-turns'
import { resolveCart, type ResolvedItem } from './resolve-cart'
import { resolveLists } from './resolve-lists'
import { resolveVariants } from './resolve-variants'
import { schema } from './schema'

declare module 'mercurius' {
  interface MercuriusContext {
    identity: Identity | undefined
    /** The brand of the request's host. */
    brand: BrandCode
    /** Logs with the call and the user of the request. */
    logError: (error: unknown) => void
  }
}

const QueryBody = t.strict({
  query: t.string,
  variables: optional(t.UnknownRecord),
  operationName: optional(t.string),
})

interface ShownError {
  readonly message: string
  readonly extensions: { readonly code: string }
  /** Lines and columns of the query that are wrong. */
  readonly locations?: readonly SourceLocation[]
}

const shownError = ({ message, code }: RequestFailure): ShownError => ({ message, extensions: { code } })

/** The answer to a query that cannot be run has no data, since nothing was executed. */
const cannotRun = (errors: readonly ShownError[]) => ({ errors })

const RESPONSE_JSON = 'application/graphql-response+json'

/**
 * Sends the reasons why a query cannot be run: with 400 to a client that reads GraphQL's own media type, else with 200,
 * as clients of plain JSON expect.
 */
const sendCannotRun = (request: FastifyRequest, reply: FastifyReply, failure: ReturnType<typeof cannotRun>) =>
  takesResponseJson(request) ? reply.code(400).send(failure) : reply.send(failure)

const takesResponseJson = ({ headers }: FastifyRequest): boolean => headers.accept?.includes(RESPONSE_JSON) === true

const Locations = t.readonlyArray(t.strict({ line: t.number, column: t.number }))

// Read by shape: the error may be of another copy of the package.
const locationsOf = (cause: Error): Pick<ShownError, 'locations'> => {
  const read = Locations.decode('locations' in cause ? cause.locations : undefined)
  return E.isRight(read) && read.right.length > 0 ? { locations: read.right } : {}
}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** Errors by the rules of the shop keep their code. In production other messages are hidden, since they reveal the schema. */
const causeOf = (cause: Error, production: boolean): ShownError => {
  const code = cause instanceof GraphQLError ? codeIn(cause.extensions) : undefined
  if (code !== undefined) return { message: cause.message, extensions: { code }, ...locationsOf(cause) }
  if (codeOf(cause) === 'MER_ERR_GQL_QUERY_DEPTH') return shownError(tooDeep)
  return {
    ...shownError(production ? invalidQuery : { ...invalidQuery, message: cause.message }),
    ...locationsOf(cause),
  }
}

const failureOf = (error: unknown, production: boolean): ReturnType<typeof cannotRun> | undefined => {
  if (!(error instanceof Error) || !codeOf(error).startsWith('MER_')) return undefined
  const causes: readonly unknown[] = 'errors' in error && Array.isArray(error.errors) ? error.errors : []
  const found = causes.flatMap((cause) => (cause instanceof Error ? [causeOf(cause, production)] : []))
  const distinct = new Map(found.map((one) => [`${one.extensions.code} ${one.message}`, one]))
  return cannotRun(distinct.size === 0 ? [causeOf(error, production)] : [...distinct.values()])
}

/** Commerce queries (HTTP-04). Only POST: a query for a cart may create it, and a GET must not change data. */
export const graphqlPlugin: FastifyPluginAsync = async (app) => {
  const { production } = app.services
  await app.register(mercurius, {
    schema,
    routes: false,
    queryDepth: limits.graphql.mostDepth,
    cache: limits.graphql.mostDocumentsKept,
    // The shop repeats a few queries, which cost much less when they are compiled.
    jit: limits.graphql.compiledAfterRuns,
    validationRules: validationRules(production),
    // The last place that knows the thrown error. Its result is all that the client sees.
    errorFormatter: ({ data, errors }, context) => ({
      statusCode: 200,
      response: { data: data ?? null, errors: errors.map((error) => formattedError(error, context, production)) },
    }),
    resolvers: {
      Query: {
        variants: (_root, given, { identity, brand }, info) =>
          resolveVariants(app.services, identity, brand, given, info.variableValues, variantExtent(info)),
        cart: (_root, given, { identity }, info) => resolveCart(app.services, identity, given, variantExtent(info)),
        favoriteLists: (_root, given, { identity }) => resolveLists(app.services.db, identity, given),
      },
      // Stated here and not left to the item: compiled queries call no functions but resolvers.
      CartItem: { variant: (item: ResolvedItem) => item.variant() },
    },
  })

  const takeTurn = queryTurns()
  app.post(routes.graphql.path, async (request, reply) => {
    const body = readAs(QueryBody, request.body)
    if (E.isLeft(body)) return sendFailure(reply, body.left)
    // Without an object, missing variables would not be validated.
    const { query, variables = {}, operationName } = body.right
    const identity = await identityOf(request)
    reply.header('cache-control', 'no-store')
    if (takesResponseJson(request)) reply.type(`${RESPONSE_JSON}; charset=utf-8`)
    const document = readDocument(query)
    if (E.isLeft(document)) {
      const { refusal, locations } = document.left
      return sendCannotRun(
        request,
        reply,
        cannotRun([{ ...shownError(refusal), ...(locations === undefined ? {} : { locations }) }]),
      )
    }
    await takeTurn(reply)
    try {
      const { data, errors } = await app.graphql(
        document.right,
        {
          identity,
          brand: brandConfigOf(request).brand,
          logError: (thrown: unknown) => void logUnforeseen(request, thrown),
        },
        variables,
        operationName,
      )
      // With a separate status, clients and proxies know without reading the body that a retry may succeed.
      const unavailable = errors?.map(({ extensions }) => databaseFailureCalled(extensions?.['code'])).find(isDefined)
      if (unavailable !== undefined) {
        request.log.warn({ code: unavailable.code }, 'The database could not answer a query')
        withRetryAfter(reply).code(unavailable.status)
      }
      return reply.send({ data, ...(errors === undefined ? {} : { errors }) })
    } catch (error) {
      const failure = failureOf(error, production)
      if (failure === undefined) throw error
      return sendCannotRun(request, reply, failure)
    }
  })
}

const isDefined = <A>(value: A | undefined): value is A => value !== undefined

/** Whether a resolver threw an error that is not a refusal. */
const isUnforeseen = ({ originalError }: GraphQLError): boolean =>
  originalError !== undefined && originalError !== null && !(originalError instanceof mercurius.ErrorWithProps)

const ourFault: RequestFailure = { status: 500, code: 'INTERNAL_ERROR', message: 'Något gick fel hos oss.' }

/** Errors of compiled queries have no extensions, whatever their type says. */
const codeIn = (extensions: unknown): string | undefined =>
  typeof extensions === 'object' && extensions !== null && 'code' in extensions && typeof extensions.code === 'string'
    ? extensions.code
    : undefined

/**
 * A refusal is shown as it is. An unforeseen error is logged and not shown. In production the messages of the package,
 * which reveal the schema, are hidden.
 */
const formattedError = (
  error: GraphQLError,
  { logError }: MercuriusContext,
  production: boolean,
): GraphQLFormattedError => {
  const { message, path, extensions, originalError } = error
  const at = (one: ShownError): GraphQLFormattedError => ({ ...one, ...(path === undefined ? {} : { path }) })
  if (isUnwritableText(originalError)) return at(shownError(unreadable))
  if (isUnforeseen(error)) {
    const unavailable = databaseFailure(originalError)
    if (unavailable === undefined) logError(originalError)
    return at(shownError(unavailable ?? ourFault))
  }
  const code = codeIn(extensions)
  if (code !== undefined) return at({ message, extensions: { code } })
  return at(shownError(production ? invalidQuery : { ...invalidQuery, message }))
}
