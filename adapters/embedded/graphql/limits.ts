import * as E from 'fp-ts/Either'
import { GraphQLError, parse, type SourceLocation, type ValidationRule } from 'graphql'
import { LRUCache } from 'lru-cache'
import { limits } from '../limits'
import type { RequestFailure } from '../request-failure'

const { mostDepth, mostTokens, mostAliases, mostSpreads, mostDocumentsKept } = limits.graphql

export const invalidQuery: RequestFailure = {
  status: 400,
  code: 'INVALID_QUERY',
  message: 'Frågan går inte att läsa.',
}

const overLimit = (most: number, what: string): RequestFailure => ({
  status: 400,
  code: 'QUERY_LIMIT',
  message: `En fråga får ha högst ${most} ${what}.`,
})

export const tooDeep = overLimit(mostDepth, 'nivåer')

/** An error by a rule of the shop; the package reports errors of its own. */
const ruleError = ({ message, code }: RequestFailure): GraphQLError =>
  new GraphQLError(message, { extensions: { code } })

/** Limits aliases, by which one request could run the same field many times. */
const limitRepetition: ValidationRule = (context) => {
  let aliases = 0
  let spreads = 0
  const count = (many: number, most: number, what: string): void => {
    if (many === most + 1) context.reportError(ruleError(overLimit(most, what)))
  }
  return {
    Field: ({ alias }) => {
      if (alias !== undefined) count((aliases += 1), mostAliases, 'alias')
    },
    FragmentSpread: () => count((spreads += 1), mostSpreads, 'fragment'),
  }
}

// The rule of the graphql package cannot be used: it may belong to another copy of the package than the schema does.
const refuseIntrospection: ValidationRule = (context) => ({
  Field: ({ name }) => {
    if (name.value === '__schema' || name.value === '__type') context.reportError(ruleError(invalidQuery))
  },
})

/** Refuses introspection in production. */
export const validationRules = (production: boolean): ValidationRule[] => [
  limitRepetition,
  ...(production ? [refuseIntrospection] : []),
]

// Parsed queries are cached by their text. To parse the shop's own queries again costs as much as a statement.
const known = new LRUCache<string, true>({ max: mostDocumentsKept })

/** Why a text is no document, and where in it. */
interface UnreadableDocument {
  readonly refusal: RequestFailure
  readonly locations: readonly SourceLocation[] | undefined
}

/**
 * The text of a query, if it is a document of GraphQL and not too long. Checked before mercurius, which would take a text that is
 * no document for the JSON of a syntax tree, where no tokens are counted.
 */
export const readDocument = (query: string): E.Either<UnreadableDocument, string> => {
  if (known.has(query)) return E.right(query)
  try {
    parse(query, { maxTokens: mostTokens })
    known.set(query, true)
    return E.right(query)
  } catch (error) {
    const isTooLong = error instanceof Error && error.message.includes(`more that ${mostTokens} tokens`)
    return E.left({
      refusal: isTooLong ? overLimit(mostTokens, 'ord och tecken') : invalidQuery,
      locations: error instanceof GraphQLError ? error.locations : undefined,
    })
  }
}
