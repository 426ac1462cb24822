import * as E from 'fp-ts/Either'
import type { FastifyRequest } from 'fastify'
import { deniableAttributes, type HiddenAttribute, hiddenAttributes } from '#domain/session/permissions'
import type { CustomerId } from '#domain/kernel/ids'
import type { Codec } from '#application/codecs/codec'
import type { AskedPrices, CustomData, Filter, ResultsOptions, WireResults } from '#adapters/contract/search'
import { identityOf } from '../auth/identity'
import { readBody } from './read-body'
import type { SearchFault } from './search-fault'

/** The parts of a search query that may name attributes. */
export interface SearchQuery {
  readonly attribute?: { readonly name: string }
  readonly resultsOptions?: ResultsOptions | undefined
  readonly customData?: CustomData | undefined
}

export type Show = (results: WireResults) => WireResults

type Hidden = readonly HiddenAttribute[]

/** A query as its sender may ask it. */
interface ReadQuery<Body> {
  readonly body: Body
  readonly hidden: Hidden
  readonly requestedPrices: RequestedPrices | undefined
}

/** What a client asks to go by, or the customer whose prices are the only ones that the sender may know. */
export type RequestedPrices = AskedPrices | { readonly basis: 'customer'; readonly customerId: CustomerId }

/**
 * Reads a search query and the attributes hidden from its sender: those that their token denies, where it has one, and those
 * that the client asks to leave out. The shop's search calls carry no token (SEARCH-06), so its own pages ask for that by `customData`.
 * List prices that are drawn on the server, in JSON-LD or shown to visitors are public: a deny can be enforced only
 * where the reader is known.
 */
export const readSearchQuery = async <Body extends SearchQuery>(
  request: FastifyRequest,
  codec: Codec<Body>,
): Promise<E.Either<SearchFault, ReadQuery<Body>>> => {
  const read = readBody(request, codec)
  if (E.isLeft(read)) return read
  const { customData, ...rest } = read.right
  const identity = await identityOf(request)
  const denied = hiddenAttributes(identity)
  const hidden = deniableAttributes.filter(
    (name) => denied.includes(name) || (customData?.withoutAttributes?.includes(name) ?? false),
  )
  const body = { ...read.right, customData: undefined }
  // Facets and orders by list prices would tell the price before a discount.
  const requestedPrices: RequestedPrices | undefined =
    identity?.customerId !== undefined && denied.includes('campaign')
      ? { basis: 'customer', customerId: identity.customerId }
      : customData?.prices
  if (hidden.length === 0) return E.right({ body, hidden, requestedPrices })
  const { attribute, resultsOptions } = rest
  const named = [...(attribute === undefined ? [] : [attribute.name]), ...namesIn(resultsOptions?.filter)]
  const fault = hidden.find((name) => named.includes(name))
  if (fault !== undefined) return E.left(denies(fault))
  return E.right({
    body: resultsOptions === undefined ? body : { ...body, resultsOptions: withoutNames(resultsOptions, hidden) },
    hidden,
    requestedPrices,
  })
}

// A filter on a hidden attribute would reveal its value after some guesses.
const denies = (name: HiddenAttribute): SearchFault => ({
  code: 403,
  title: 'Denied attribute',
  detail: `The user must not know the attribute ${name}`,
  parameter: name,
})

const namesIn = (filter: Filter | undefined): readonly string[] => {
  if (filter === undefined) return []
  if ('and' in filter) return filter.and.flatMap(namesIn)
  if ('or' in filter) return filter.or.flatMap(namesIn)
  if ('not' in filter) return namesIn(filter.not)
  return filter.attributeName === undefined ? [] : [filter.attributeName]
}

const isHidden = (hidden: Hidden, name: string | undefined): boolean => hidden.some((one) => one === name)

/** Facets and orders by what is hidden are left out, so that an address with them still shows its articles. */
const withoutNames = ({ facets, sortBy, ...rest }: ResultsOptions, hidden: Hidden): ResultsOptions => ({
  ...rest,
  ...(facets === undefined ? {} : { facets: facets.filter(({ attributeName }) => !isHidden(hidden, attributeName)) }),
  ...(sortBy === undefined ? {} : { sortBy: sortBy.filter(({ attributeName }) => !isHidden(hidden, attributeName)) }),
})

/** Takes hidden attributes out of found articles; the price with the discounts, since it is the one before them (PERM-17). */
export const showWithout = (hidden: Hidden): Show => {
  const out: Hidden = hidden.includes('campaign') ? [...hidden, 'price'] : hidden
  return (results) =>
    out.length === 0
      ? results
      : {
          ...results,
          items: results.items.map(({ attributes = [], ...item }) => ({
            ...item,
            attributes: attributes.filter(({ name }) => !isHidden(out, name)),
          })),
        }
}
