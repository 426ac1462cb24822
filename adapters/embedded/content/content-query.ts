import * as E from 'fp-ts/Either'
import { invalidQuery, unknownLocale, type ContentFault } from './content-fault'
import { limits } from '../limits'
import { placeIn } from './near'
import { literalParameters } from '../query-string'
import { defaultLocaleOf, type SpaceExport } from './space-export'

const operators = ['ne', 'in', 'nin', 'all', 'exists', 'lt', 'lte', 'gt', 'gte', 'match', 'near'] as const
export type Operator = 'eq' | (typeof operators)[number]

export interface Filter {
  /** The path of the value, such as `fields.slug` or `sys.id`. */
  readonly path: readonly string[]
  readonly operator: Operator
  readonly value: string
}

/** The parameters of a request for a collection. */
export interface ContentQuery {
  readonly contentType: string | undefined
  readonly text: string | undefined
  readonly filters: readonly Filter[]
  readonly linksToEntry: string | undefined
  readonly linksToAsset: string | undefined
  /** Paths of the fields to return of each item; undefined: all fields. */
  readonly select: readonly (readonly string[])[] | undefined
  readonly order: readonly { readonly path: readonly string[]; readonly descending: boolean }[]
  /** The depth to which linked items are included. */
  readonly include: number
  readonly skip: number
  readonly limit: number
  /** `*`: all locales. */
  readonly locale: string
}

const DEFAULT_LIMIT = 100
const DEFAULT_INCLUDE = 1

const plain = ['content_type', 'query', 'links_to_entry', 'links_to_asset', 'select', 'order'] as const
const counts = ['include', 'skip', 'limit'] as const
const known: readonly string[] = [...plain, ...counts, 'locale']

type Params = Readonly<Record<string, unknown>>

const textAt = (params: Params, name: string): string | undefined => {
  const value = params[name]
  return typeof value === 'string' ? value : undefined
}

const isOperator = (text: string): text is Operator => operators.some((one) => one === text)

const filterIn = (name: string, value: unknown): E.Either<ContentFault, Filter> => {
  const [, written = '', operator = 'eq'] = /^([\w.-]+)(?:\[(\w+)\])?$/.exec(name) ?? []
  const path = written.split('.')
  if (path.length < 2 || !['fields', 'sys', 'metadata'].includes(path[0] ?? '') || typeof value !== 'string')
    return E.left(invalidQuery('unknown', [name]))
  if (operator === 'near' && placeIn(value) === undefined) return E.left(invalidQuery('invalid', path, value))
  return operator === 'eq' || isOperator(operator)
    ? E.right({ path, operator, value })
    : E.left(invalidQuery('unknownOperator', path, operator))
}

const countIn = (params: Params, name: string, fallback: number, most: number): E.Either<ContentFault, number> => {
  const text = textAt(params, name)
  if (text === undefined) return E.right(fallback)
  return /^\d+$/.test(text) && Number(text) <= most ? E.right(Number(text)) : E.left(invalidQuery(name, [name], text))
}

const pathsIn = (text: string | undefined): readonly (readonly string[])[] | undefined =>
  text?.split(',').map((path) => path.trim().split('.'))

/** The fault of a query for fields without a content type, since fields belong to content types. */
const fieldFault = (space: SpaceExport, query: ContentQuery): ContentFault | undefined => {
  const fields = [
    ...query.filters.map(({ path }) => path),
    ...query.order.map(({ path }) => path),
    ...(query.select ?? []),
  ].filter(([root, field]) => root === 'fields' && field !== undefined)
  if (query.contentType === undefined)
    return fields[0] === undefined ? undefined : invalidQuery('contentTypeRequired', fields[0])
  // An export without content types does not name the fields.
  if (space.contentTypes.length === 0) return undefined
  const type = space.contentTypes.find(({ sys }) => sys.id === query.contentType)
  if (type === undefined) return invalidQuery('unknownContentType', ['content_type'], query.contentType)
  const unknown = fields.find(([, field]) => !type.fields.some(({ id }) => id === field))
  return unknown === undefined ? undefined : invalidQuery('unknown', unknown)
}

/** The fault of a query that exceeds a limit. */
const sizeFault = ({ filters, order, select = [], text = '' }: ContentQuery): ContentFault | undefined => {
  const { mostFilters, mostOrders, mostSelected, longestQuery } = limits.content
  if (filters.length > mostFilters) return invalidQuery('tooManyFilters', [], String(mostFilters))
  if (order.length > mostOrders) return invalidQuery('tooManyOrders', ['order'], String(mostOrders))
  if (select.length > mostSelected) return invalidQuery('tooManyPaths', ['select'], String(mostSelected))
  return text.length > longestQuery ? invalidQuery('tooLong', ['query'], String(longestQuery)) : undefined
}

/** Reads the query string of a collection of entries, or says in Contentful's words what is wrong with it. */
export const readContentQuery = (
  space: SpaceExport,
  sent: Params,
  ofEntries: boolean,
): E.Either<ContentFault, ContentQuery> => {
  const params = literalParameters(sent)
  const filters = Object.keys(params)
    .filter((name) => !known.includes(name))
    .map((name) => filterIn(name, params[name]))
  const wrong = filters.find(E.isLeft)
  if (wrong !== undefined) return wrong
  const include = countIn(params, 'include', DEFAULT_INCLUDE, limits.content.mostIncludeDepth)
  if (E.isLeft(include)) return include
  const skip = countIn(params, 'skip', 0, Number.MAX_SAFE_INTEGER)
  if (E.isLeft(skip)) return skip
  const limit = countIn(params, 'limit', DEFAULT_LIMIT, limits.content.mostItems)
  if (E.isLeft(limit)) return limit
  const locale = textAt(params, 'locale') ?? defaultLocaleOf(space)
  const isKnownLocale =
    locale === '*' || [defaultLocaleOf(space), ...space.locales.map(({ code }) => code)].includes(locale)
  if (!isKnownLocale) return E.left(unknownLocale(locale))

  const query: ContentQuery = {
    contentType: textAt(params, 'content_type'),
    text: textAt(params, 'query'),
    filters: filters.flatMap((filter) => (E.isRight(filter) ? [filter.right] : [])),
    linksToEntry: textAt(params, 'links_to_entry'),
    linksToAsset: textAt(params, 'links_to_asset'),
    select: pathsIn(textAt(params, 'select')),
    order: (textAt(params, 'order')?.split(',') ?? []).map((path) => ({
      path: path.replace(/^-/, '').split('.'),
      descending: path.startsWith('-'),
    })),
    include: include.right,
    skip: skip.right,
    limit: limit.right,
    locale,
  }
  const fault = sizeFault(query) ?? (ofEntries ? fieldFault(space, query) : undefined)
  return fault === undefined ? E.right(query) : E.left(fault)
}
