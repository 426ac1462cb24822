import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { FastifyPluginAsync } from 'fastify'
import { GraphQLError } from 'graphql'
import mercurius from 'mercurius'
import { routes } from '#adapters/contract/paths'
import { optional } from '#adapters/contract/codec'
import { isUnwritableText } from '../database/unwritable-text'
import { identityOf, type Identity } from '../auth/identity'
import { limits } from '../limits'
import { readAs, sendFailure, unreadable, type RequestFailure } from '../request-failure'
import { invalidQuery, readDocument, tooDeep, validationRules } from './limits'
import { resolveCart } from './resolve-cart'
import { resolveVariants } from './resolve-variants'
import { schema } from './schema'

declare module 'mercurius' {
  interface MercuriusContext {
    identity: Identity | undefined
  }
}

const QueryBody = t.type({
  query: t.string,
  variables: optional(t.UnknownRecord),
  operationName: optional(t.string),
})

interface ToldError {
  readonly message: string
  readonly extensions: { readonly code: string }
}

const told = ({ message, code }: RequestFailure): ToldError => ({ message, extensions: { code } })

/** What a query that cannot be run at all is told: GraphQL answers 200 and says why beside the data. */
const cannotRun = (errors: readonly ToldError[]) => ({ data: null, errors })

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** Our own rules say their code; in production all else is kept back, since it tells how the schema is made. */
const causeOf = (cause: Error, production: boolean): ToldError => {
  const code = cause instanceof GraphQLError ? cause.extensions['code'] : undefined
  if (typeof code === 'string') return { message: cause.message, extensions: { code } }
  if (codeOf(cause) === 'MER_ERR_GQL_QUERY_DEPTH') return told(tooDeep)
  return told(production ? invalidQuery : { ...invalidQuery, message: cause.message })
}

const failureOf = (error: unknown, production: boolean): ReturnType<typeof cannotRun> | undefined => {
  if (!(error instanceof Error) || !codeOf(error).startsWith('MER_')) return undefined
  const causes: readonly unknown[] = 'errors' in error && Array.isArray(error.errors) ? error.errors : []
  const found = causes.flatMap((cause) => (cause instanceof Error ? [causeOf(cause, production)] : []))
  const distinct = new Map(found.map((one) => [`${one.extensions.code} ${one.message}`, one]))
  return cannotRun(distinct.size === 0 ? [causeOf(error, production)] : [...distinct.values()])
}

/** Commerce queries (HTTP-04). Only POST: a cart that is read may have to be made, which no GET may do. */
export const graphqlPlugin: FastifyPluginAsync = async (app) => {
  const { production } = app.services
  await app.register(mercurius, {
    schema,
    routes: false,
    queryDepth: limits.graphql.mostDepth,
    validationRules: validationRules(production),
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
    // Variables that are left out would go unchecked.
    const { query, variables = {}, operationName } = body.right
    const identity = await identityOf(request)
    reply.header('cache-control', 'no-store')
    const document = readDocument(query)
    if (E.isLeft(document)) return reply.send(cannotRun([told(document.left)]))
    try {
      const { data, errors } = await app.graphql(document.right, { identity }, variables, operationName)
      for (const error of errors ?? []) {
        if (isUnforeseen(error) && !isUnwritableText(error.originalError)) request.log.error(error.originalError)
      }
      return reply.send({
        data,
        ...(errors === undefined ? {} : { errors: errors.map((error) => toldOf(error, production)) }),
      })
    } catch (error) {
      const failure = failureOf(error, production)
      if (failure === undefined) throw error
      return reply.send(failure)
    }
  })
}

/** Thrown by a resolver, and no refusal of ours. */
const isUnforeseen = ({ originalError }: GraphQLError): boolean =>
  originalError !== undefined && originalError !== null && !(originalError instanceof mercurius.ErrorWithProps)

const ourFault: RequestFailure = { status: 500, code: 'INTERNAL_ERROR', message: 'Något gick fel hos oss.' }

/** Refusals are told as they are; what nobody foresaw is not, nor, in production, what the package says of the schema. */
const toldOf = (error: GraphQLError, production: boolean) => {
  const { message, path, extensions, originalError } = error
  if (isUnwritableText(originalError)) return { ...told(unreadable), path }
  if (isUnforeseen(error)) return { ...told(ourFault), path }
  const isOwn = typeof extensions['code'] === 'string'
  return isOwn || !production ? { message, path, extensions } : { ...told(invalidQuery), path }
}
