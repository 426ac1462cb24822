import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLError } from 'graphql'
import { optional } from '#application/codecs/codec'
import { brandCodes } from '#domain/kernel/brand-code'
import { queryTurns } from '../../graphql/query-turns'
import { limits } from '../../limits'
import { logUnforeseen } from '../../log-unforeseen'
import { refusalIn, refuseUnreadableInput } from '../../readable-input'
import { contentAccess, ENVIRONMENT, type ContentAccess } from '../content-access'
import { createContentQueries, type Answered, type ReadableSpace } from './answer-query'
import { contentError } from './content-error'
import type { AskedQuery } from './read-query'

const PLAIN_JSON = 'application/json; charset=utf-8'
const RESPONSE_JSON = 'application/graphql-response+json; charset=utf-8'

const QueryRequest = t.type({
  query: t.string,
  variables: optional(t.UnknownRecord),
  operationName: optional(t.string),
  extensions: optional(t.UnknownRecord),
})

interface Address {
  readonly space: string
  readonly environment?: string
}

interface Refusal {
  readonly status: number
  readonly error: GraphQLError
}

const takesResponseJson = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('application/graphql-response+json') === true

const sendErrors = (reply: FastifyReply, status: number, errors: readonly object[]): FastifyReply =>
  reply.code(status).send(JSON.stringify({ errors }))

/** The space of an address as the access token reads it. */
const spaceOf = (
  request: FastifyRequest,
  { space, environment = ENVIRONMENT }: Address,
  access: ContentAccess | undefined,
): E.Either<Refusal, ReadableSpace> => {
  const at = { requestId: request.id }
  if (request.headers.authorization === undefined)
    return E.left({
      status: 401,
      error: contentError(at, 'ACCESS_TOKEN_MISSING', 'The access token you sent could not be found.'),
    })
  if (access === undefined)
    return E.left({
      status: 401,
      error: contentError(at, 'ACCESS_TOKEN_INVALID', 'The access token you sent could not be found or is invalid.'),
    })
  const brand = brandCodes.find((code) => code === space)
  if (brand === undefined)
    return E.left({ status: 404, error: contentError(at, 'UNKNOWN_SPACE', 'The space could not be found.') })
  return environment === ENVIRONMENT
    ? E.right({
        id: brand,
        environment,
        published: access.published(brand),
        preview: access.preview?.(brand),
      })
    : E.left({ status: 404, error: contentError(at, 'UNKNOWN_ENVIRONMENT', 'The environment could not be found.') })
}

/** Values among the variables; the walk ends at one too many. */
const hasTooManyValues = (variables: object): boolean => {
  const left: unknown[] = [variables]
  for (let seen = 0; left.length > 0; seen += 1) {
    if (seen > limits.contentGraphql.mostVariableValues) return true
    const value = left.pop()
    if (typeof value === 'object' && value !== null) left.push(...Object.values(value))
  }
  return false
}

const readQuery = (request: FastifyRequest, sent: unknown, access: ContentAccess): E.Either<Refusal, AskedQuery> => {
  const at = { requestId: request.id }
  const read = QueryRequest.decode(sent)
  if (E.isLeft(read))
    return E.left({
      status: 400,
      error: contentError(
        at,
        'MISSING_QUERY',
        'A request has a text "query", and may have an object "variables", a text "operationName" and an object "extensions".',
      ),
    })
  const { query, variables = {}, operationName } = read.right
  if (hasTooManyValues(variables))
    return E.left({
      status: 400,
      error: contentError(
        at,
        'INVALID_VARIABLES_FORMAT',
        `Variables have at most ${limits.contentGraphql.mostVariableValues} values.`,
      ),
    })
  return E.right({
    query,
    variables,
    operationName,
    requestId: request.id,
    // A schema is long, and the shop's pages do not need it.
    mayIntrospect: access.isOwn || !request.server.services.production,
  })
}

/** The parameters of an address, whose objects are JSON. */
const parametersOf = (query: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const objectIn = (name: string): unknown => {
    const text = query[name]
    if (typeof text !== 'string') return text
    return E.getOrElse((): unknown => text)(E.tryCatch((): unknown => JSON.parse(text), String))
  }
  return { ...query, variables: objectIn('variables'), extensions: objectIn('extensions') }
}

const statusOf = (request: FastifyRequest, { outcome }: Answered): number => {
  switch (outcome) {
    case 'executed':
      return 200
    case 'noAccess':
      return 401
    case 'refused':
      // Clients of plain JSON expect 200 and read the errors.
      return takesResponseJson(request) ? 400 : 200
  }
}

/** Content by GraphQL, as Contentful's Content API has it (CONTENT-41). A brand is a space. */
export const contentGraphqlPlugin: FastifyPluginAsync = async (app) => {
  const accessOf = contentAccess(app.services.content)
  const takeTurn = queryTurns()
  const queries = createContentQueries({
    onModel: ({ id }, { missing, leftOut }) => {
      if (missing.length > 0)
        app.log.warn({ space: id, contentTypes: missing }, 'A space lacks content types of the shop')
      if (leftOut.length > 0) app.log.warn({ space: id, contentTypes: leftOut }, 'Content types are not in the schema')
    },
    onUnforeseen: (error, requestId) =>
      app.log.error({ err: error, correlationId: requestId }, 'A query of content failed'),
  })

  const answer = async (request: FastifyRequest, reply: FastifyReply, address: Address, sent: unknown) => {
    const access = accessOf(request)
    const space = spaceOf(request, address, access)
    if (E.isLeft(space)) return sendErrors(reply, space.left.status, [space.left.error])
    if (access === undefined) return reply
    const query = readQuery(request, sent, access)
    if (E.isLeft(query)) return sendErrors(reply, query.left.status, [query.left.error])
    await takeTurn(reply)
    const answered = await queries.answer(space.right, query.right)
    return reply.code(statusOf(request, answered)).send(JSON.stringify(answered.answer))
  }

  answerInGraphQL(app)
  for (const path of ['/spaces/:space', '/spaces/:space/environments/:environment']) {
    app.post<{ Params: Address }>(path, (request, reply) => answer(request, reply, request.params, request.body))
    app.get<{ Params: Address; Querystring: Record<string, unknown> }>(path, (request, reply) =>
      answer(request, reply, request.params, parametersOf(request.query)),
    )
  }
}

/** All responses are JSON of GraphQL, including errors. */
const answerInGraphQL = (app: FastifyInstance): void => {
  refuseUnreadableInput(app)
  app.addHook('onRequest', async (request, reply) => {
    reply
      .type(takesResponseJson(request) ? RESPONSE_JSON : PLAIN_JSON)
      .header('x-contentful-request-id', request.id)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
  })
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = refusalIn(error)
    if (refusal !== undefined)
      return sendErrors(reply, refusal.status, [
        contentError({ requestId: request.id }, 'INVALID_QUERY_FORMAT', refusal.message),
      ])
    await logUnforeseen(request, error)
    return sendErrors(reply, 500, [
      contentError({ requestId: request.id }, 'INTERNAL_SERVER_ERROR', 'Internal server error'),
    ])
  })
}
