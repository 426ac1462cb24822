import * as E from 'fp-ts/Either'
import { execute, GraphQLError, type GraphQLFormattedError } from 'graphql'
import { sliceTurns } from '../../graphql/slice-turns'
import type { SpaceExport } from '../space-export'
import { contentError } from './content-error'
import { contentSchema } from './content-schema'
import { joinedModel, type JoinedModel } from './joined-model'
import { itemCounter } from './query-view'
import { queryReader, type AskedQuery } from './read-query'

/** A space as one access token reads it. */
export interface ReadableSpace {
  readonly id: string
  readonly environment: string
  readonly published: SpaceExport
  /** With drafts; undefined when the access token does not read them. */
  readonly preview: SpaceExport | undefined
}

export interface QueryAnswer {
  /** Undefined when nothing was executed. */
  readonly data?: unknown
  readonly errors?: readonly GraphQLFormattedError[]
}

export interface Answered {
  /** `refused`: nothing was executed. `noAccess`: drafts were asked for without access to them. */
  readonly outcome: 'executed' | 'refused' | 'noAccess'
  readonly answer: QueryAnswer
}

export interface ContentQueries {
  readonly answer: (space: ReadableSpace, asked: AskedQuery) => Promise<Answered>
}

interface QueriesOptions {
  /** Hears what a space lacks of the shop's content types. */
  readonly onModel: (space: ReadableSpace, model: JoinedModel) => void
  readonly onUnforeseen: (error: unknown, requestId: string) => void
}

const ourFault = (requestId: string): GraphQLError =>
  contentError({ requestId }, 'INTERNAL_SERVER_ERROR', 'Query execution error. Internal server error')

const codeOf = ({ extensions }: GraphQLError): unknown => {
  const { contentful } = extensions
  return typeof contentful === 'object' && contentful !== null && 'code' in contentful ? contentful.code : undefined
}

/**
 * Queries of content by GraphQL. The schema of a space is made at its first query, and again when its content types
 * change.
 */
export const createContentQueries = ({ onModel, onUnforeseen }: QueriesOptions): ContentQueries => {
  const schemas = new WeakMap<object, ReturnType<typeof readerOf>>()

  const readerOf = (space: ReadableSpace) => {
    const model = joinedModel(space.published)
    onModel(space, model)
    const schema = contentSchema(model.types)
    return { schema, read: queryReader(schema) }
  }
  const schemaOf = (space: ReadableSpace) => {
    const { contentTypes } = space.published
    const known = schemas.get(contentTypes) ?? readerOf(space)
    schemas.set(contentTypes, known)
    return known
  }

  /** An error of a resolver that is no error of GraphQL is unforeseen: it is told to the log and not to the caller. */
  const shown = (error: GraphQLError, requestId: string): GraphQLFormattedError => {
    const { originalError } = error
    if (originalError === undefined || originalError === null || originalError instanceof GraphQLError)
      return error.toJSON()
    onUnforeseen(originalError, requestId)
    return { ...ourFault(requestId).toJSON(), ...(error.path === undefined ? {} : { path: error.path }) }
  }

  return {
    answer: async (space, asked) => {
      const { schema, read } = schemaOf(space)
      const query = read(asked)
      if (E.isLeft(query)) return { outcome: 'refused', answer: { errors: query.left.map((error) => error.toJSON()) } }
      const result = await execute({
        schema,
        document: query.right.document,
        operationName: asked.operationName,
        variableValues: asked.variables,
        contextValue: {
          spaceId: space.id,
          environment: space.environment,
          published: space.published,
          preview: space.preview,
          requestId: asked.requestId,
          takeItems: itemCounter(asked.requestId, sliceTurns()),
        },
      })
      const { data, errors = [] } = result
      const [noAccess, exhausted] = (['ACCESS_TOKEN_INVALID', 'RESOURCES_EXHAUSTED'] as const).map((code) =>
        errors.find((error) => codeOf(error) === code),
      )
      if (noAccess !== undefined) return { outcome: 'noAccess', answer: { errors: [noAccess.toJSON()] } }
      // One of thousands: every list that came too late has this error.
      if (exhausted !== undefined) return { outcome: 'refused', answer: { errors: [exhausted.toJSON()] } }
      const answer = errors.length === 0 ? {} : { errors: errors.map((error) => shown(error, asked.requestId)) }
      return data === undefined ? { outcome: 'refused', answer } : { outcome: 'executed', answer: { data, ...answer } }
    },
  }
}
