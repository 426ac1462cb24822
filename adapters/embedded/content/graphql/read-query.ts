import * as E from 'fp-ts/Either'
import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationRule,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { limits } from '../../limits'
import { contentError } from './content-error'
import { complexityOf, depthOf, fragmentsIn } from './query-cost'

const { mostBytes, mostTokens, mostDepth, mostAliases, mostComplexity, mostDocumentsKept } = limits.contentGraphql

export interface AskedQuery {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly operationName: string | undefined
  readonly requestId: string
  /** Whether the caller may ask for the schema. */
  readonly mayIntrospect: boolean
}

export interface ReadQuery {
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
}

type Faults = readonly GraphQLError[]

const limitAliases: ValidationRule = (context) => {
  let aliases = 0
  return {
    Field: ({ alias }) => {
      if (alias === undefined) return
      aliases += 1
      if (aliases === mostAliases + 1)
        context.reportError(new GraphQLError(`Query cannot be executed. It has more than ${mostAliases} aliases.`))
    },
  }
}

const refuseIntrospection: ValidationRule = (context) => ({
  Field: ({ name }) => {
    if (name.value === '__schema' || name.value === '__type')
      context.reportError(new GraphQLError('The access token you sent does not read the schema.'))
  },
})

const tooComplex = (asked: AskedQuery, cost: number): GraphQLError =>
  contentError(
    asked,
    'TOO_COMPLEX_QUERY',
    `Query cannot be executed. The maximum allowed complexity for a query is ${mostComplexity} but it was ${cost}. Simplify the query e.g. by setting lower limits for collections.`,
    { maximumCost: mostComplexity, cost },
  )

const tooDeep = (asked: AskedQuery, depth: number): GraphQLError =>
  contentError(
    asked,
    'TOO_COMPLEX_QUERY',
    `Query cannot be executed. The maximum allowed depth of a query is ${mostDepth} but it was ${depth}.`,
    { maximumDepth: mostDepth, depth },
  )

const tooBig = (asked: AskedQuery, bytes: number): GraphQLError =>
  contentError(
    asked,
    'QUERY_TOO_BIG',
    `Query cannot be executed. The maximum allowed size for a query is ${mostBytes} bytes but it was ${bytes} bytes.`,
  )

const parsed = (query: string): E.Either<Faults, DocumentNode> => {
  try {
    return E.right(parse(query, { maxTokens: mostTokens }))
  } catch (error) {
    return E.left([error instanceof GraphQLError ? error : new GraphQLError('The query cannot be read.')])
  }
}

/**
 * Reads and checks queries of one schema. Those that pass are kept by their text, since the shop repeats a few.
 */
export const queryReader = (schema: GraphQLSchema): ((asked: AskedQuery) => E.Either<Faults, ReadQuery>) => {
  const kept = new LRUCache<string, DocumentNode>({ max: mostDocumentsKept })

  const checked = ({ query, mayIntrospect }: AskedQuery): E.Either<Faults, DocumentNode> => {
    const key = `${mayIntrospect} ${query}`
    const known = kept.get(key)
    if (known !== undefined) return E.right(known)
    const document = parsed(query)
    if (E.isLeft(document)) return document
    // First, since the other rules take long for documents that this one refuses.
    const repeated = validate(schema, document.right, [limitAliases])
    if (repeated.length > 0) return E.left(repeated)
    const rules = mayIntrospect ? specifiedRules : [...specifiedRules, refuseIntrospection]
    const faults = validate(schema, document.right, rules, { maxErrors: 20 })
    if (faults.length > 0) return E.left(faults)
    kept.set(key, document.right)
    return document
  }

  return (asked) => {
    const bytes = Buffer.byteLength(asked.query)
    if (bytes > mostBytes) return E.left([tooBig(asked, bytes)])
    const document = checked(asked)
    if (E.isLeft(document)) return document
    const operation = operationIn(document.right, asked.operationName)
    if (E.isLeft(operation)) return operation
    const fragments = fragmentsIn(document.right)
    const depth = depthOf(operation.right, fragments)
    if (depth > mostDepth) return E.left([tooDeep(asked, depth)])
    const cost = complexityOf(schema, operation.right, fragments, asked.variables)
    return cost > mostComplexity
      ? E.left([tooComplex(asked, cost)])
      : E.right({ document: document.right, operation: operation.right })
  }
}

/** The operation that is named, or the only one. */
const operationIn = (document: DocumentNode, name: string | undefined): E.Either<Faults, OperationDefinitionNode> => {
  const operations = document.definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one] : []))
  const [operation, another] = name === undefined ? operations : operations.filter((one) => one.name?.value === name)
  if (operation === undefined || another !== undefined)
    return E.left([
      new GraphQLError(
        name === undefined
          ? 'Must provide operation name if query contains multiple operations.'
          : `Unknown operation named "${name.slice(0, 50)}".`,
      ),
    ])
  // The rules of the package let an operation pass whose root type the schema does not have.
  return operation.operation === OperationTypeNode.QUERY
    ? E.right(operation)
    : E.left([new GraphQLError('The content service has queries alone.', { nodes: operation })])
}
