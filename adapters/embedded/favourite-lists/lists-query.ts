import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import { listAccesses } from '#domain/favourite-lists/favourite-list'
import { userId } from '#domain/kernel/ids'
import { readInstant } from '#domain/kernel/instant'
import { type ItemsQuery, listOrders, type ListsQuery } from '#application/ports/favourite-list-service'
import { optional } from '#application/codecs/codec'
import { limits } from '../limits'
import { oneOfThese, parameterFault, wholeNumberIn } from '../query-parameter'
import { readAs, type RequestFailure } from '../request-failure'

const { mostOfAPage, mostSkipped, longestSearch } = limits.favouriteLists

/** The arguments of `favoriteLists`, as GraphQL has already typed them. */
const ListsArguments = t.strict({
  pagination: optional(t.strict({ limit: optional(t.number), offset: optional(t.number) })),
  sort: optional(t.string),
  access: optional(t.string),
  userId: optional(t.string),
  fromUpdatedAt: optional(t.string),
})

const instantIn = (text: string | undefined): E.Either<RequestFailure, ListsQuery['fromUpdatedAt']> => {
  if (text === undefined) return E.right(undefined)
  const read = readInstant(text)
  return O.isSome(read) ? E.right(read.value) : parameterFault('fromUpdatedAt', 'Ska vara en tidpunkt enligt ISO 8601')
}

const page = (given: { readonly limit?: unknown; readonly offset?: unknown }) => ({
  limit: wholeNumberIn('limit', given.limit, { least: 1, most: mostOfAPage, usual: mostOfAPage }),
  offset: wholeNumberIn('offset', given.offset, { least: 0, most: mostSkipped, usual: 0 }),
})

/** Reads the arguments of getFavoriteLists (FAV-07). A value that cannot be read is refused by its name. */
export const readListsQuery = (given: unknown): E.Either<RequestFailure, ListsQuery> => {
  const read = readAs(ListsArguments, given)
  if (E.isLeft(read)) return read
  const asked = read.right
  const { limit, offset } = page(asked.pagination ?? {})
  if (E.isLeft(limit)) return limit
  if (E.isLeft(offset)) return offset
  const sort = oneOfThese('sort', listOrders, asked.sort)
  if (E.isLeft(sort)) return sort
  const access = oneOfThese('access', listAccesses, asked.access)
  if (E.isLeft(access)) return access
  const fromUpdatedAt = instantIn(asked.fromUpdatedAt)
  if (E.isLeft(fromUpdatedAt)) return fromUpdatedAt
  return E.right({
    limit: limit.right,
    offset: offset.right,
    sort: sort.right ?? 'name',
    access: access.right,
    userId: asked.userId === undefined ? undefined : userId(asked.userId),
    fromUpdatedAt: fromUpdatedAt.right,
  })
}

const ItemsText = t.exact(t.partial({ limit: t.string, offset: t.string, search: t.string }))

/** Reads the parameters of GET /v3/favorites/{id}/items (FAV-13). */
export const readItemsQuery = (given: unknown): E.Either<RequestFailure, ItemsQuery> => {
  const read = readAs(ItemsText, given)
  if (E.isLeft(read)) return read
  const { limit, offset } = page(read.right)
  if (E.isLeft(limit)) return limit
  if (E.isLeft(offset)) return offset
  const search = read.right.search?.trim()
  if (search !== undefined && search.length > longestSearch)
    return parameterFault('search', `Får ha högst ${longestSearch} tecken`)
  return E.right({ limit: limit.right, offset: offset.right, search: search === '' ? undefined : search })
}
