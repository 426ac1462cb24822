import * as t from 'io-ts'

/** The V3 search protocol: request and answer of `search` and `getEntitiesByAttribute`. */
const Order = t.keyof({ asc: null, desc: null })

const SortBy = t.intersection([
  t.strict({ type: t.string }),
  t.exact(t.partial({ attributeName: t.string, order: Order })),
])

const FacetRequest = t.intersection([
  t.strict({ attributeName: t.string, type: t.keyof({ distinct: null, range: null }) }),
  t.exact(
    t.partial({
      // Without a name the facet has that of its attribute.
      name: t.string,
      selected: t.union([
        t.readonlyArray(t.union([t.string, t.number, t.boolean])),
        t.exact(t.partial({ min: t.number, max: t.number })),
      ]),
      sortBy: t.readonlyArray(SortBy),
    }),
  ),
])

export type Scalar = string | number | boolean
export type Filter =
  | { readonly and: readonly Filter[] }
  | { readonly or: readonly Filter[] }
  | { readonly not: Filter }
  | {
      readonly type?: string
      readonly attributeName?: string
      readonly value?: Scalar | readonly Scalar[]
      readonly comparisonMode?: string
    }

const ScalarCodec = t.union([t.string, t.number, t.boolean])
const Leaf = t.exact(
  t.partial({
    type: t.string,
    attributeName: t.string,
    value: t.union([ScalarCodec, t.readonlyArray(ScalarCodec)]),
    comparisonMode: t.string,
  }),
)
// One form is chosen by the names that are there: in a union, an `and` that is wrong would be read as an empty leaf.
const FilterCodec: t.Type<Filter, unknown> = t.recursion('Filter', (self) => {
  const forms = {
    and: t.strict({ and: t.readonlyArray(self) }),
    or: t.strict({ or: t.readonlyArray(self) }),
    not: t.strict({ not: self }),
  }
  const names = ['and', 'or', 'not'] as const
  return new t.Type<Filter, unknown>(
    'Filter',
    (u): u is Filter => forms.and.is(u) || forms.or.is(u) || forms.not.is(u) || Leaf.is(u),
    (u, context): t.Validation<Filter> => {
      const [first, ...others] = typeof u === 'object' && u !== null ? names.filter((name) => name in u) : []
      if (others.length > 0) return t.failure(u, context, 'A filter is one of and, or, not')
      return first === undefined ? Leaf.validate(u, context) : forms[first].validate(u, context)
    },
    (filter) => filter,
  )
})

export const ResultsOptions = t.exact(
  t.partial({
    skip: t.number,
    take: t.number,
    sortBy: t.readonlyArray(SortBy),
    facets: t.readonlyArray(FacetRequest),
    filter: FilterCodec,
  }),
)
export type ResultsOptions = t.TypeOf<typeof ResultsOptions>

const Take = t.exact(t.partial({ take: t.number }))

/**
 * An addition of ours in the protocol's own field for such: attributes that the one who asks must not see (PERM-12,
 * PERM-17). Search calls carry no token (SEARCH-06), so the client says it. A service that does not know it answers all.
 */
const AskedPrices = t.union([
  t.strict({ basis: t.literal('includingVat') }),
  t.strict({ basis: t.literal('own'), list: t.string }),
])
/**
 * An addition of ours as well: whose prices the attribute `price` stands for in orders, facets and their bounds. `list`
 * is the handle of a customer's price list. A service that does not know it goes by list prices, and says nothing.
 */
export type AskedPrices = t.TypeOf<typeof AskedPrices>

const CustomData = t.exact(t.partial({ withoutAttributes: t.readonlyArray(t.string), prices: AskedPrices }))
export type CustomData = t.TypeOf<typeof CustomData>

export const SearchBody = t.intersection([
  t.strict({ query: t.string }),
  t.exact(
    t.partial({
      resultsOptions: ResultsOptions,
      relatedResultsOptions: Take,
      spellingSuggestionsOptions: Take,
      relatedQueriesOptions: Take,
      customData: CustomData,
    }),
  ),
])
export type SearchBody = t.TypeOf<typeof SearchBody>

export const EntitiesByAttributeBody = t.intersection([
  t.strict({ attribute: t.strict({ name: t.string, value: t.union([ScalarCodec, t.readonlyArray(ScalarCodec)]) }) }),
  t.exact(t.partial({ resultsOptions: ResultsOptions, requestAlias: t.UnknownRecord, customData: CustomData })),
])
export type EntitiesByAttributeBody = t.TypeOf<typeof EntitiesByAttributeBody>

/** POST /autoComplete */
export const AutoCompleteBody = t.intersection([
  t.strict({ query: t.string }),
  t.exact(
    t.partial({
      queriesOptions: t.exact(t.partial({ skip: t.number, take: t.number, sortBy: t.readonlyArray(SortBy) })),
      customData: CustomData,
    }),
  ),
])
export type AutoCompleteBody = t.TypeOf<typeof AutoCompleteBody>

const EntityReference = t.strict({ type: t.string, id: t.string })

/** POST /getRelatedEntities */
export const RelatedEntitiesBody = t.intersection([
  t.strict({ entity: EntityReference }),
  t.exact(t.partial({ resultsOptions: ResultsOptions, customData: CustomData })),
])
export type RelatedEntitiesBody = t.TypeOf<typeof RelatedEntitiesBody>

/** POST /createEvents */
export const CreateEventsBody = t.intersection([
  t.strict({
    events: t.readonlyArray(
      t.intersection([
        t.strict({ type: t.string, entity: EntityReference }),
        t.exact(t.partial({ orderId: t.string, quantity: t.number, revenue: t.number })),
      ]),
    ),
  }),
  // Whose they are, as the header user-id says too (TRACK-07).
  t.exact(t.partial({ trackingId: t.string })),
])
export type CreateEventsBody = t.TypeOf<typeof CreateEventsBody>

export const WireAttribute = t.strict({ name: t.string, type: t.string, values: t.readonlyArray(ScalarCodec) })
export const WireEntity = t.intersection([
  t.strict({ type: t.string, id: t.string }),
  t.exact(t.partial({ attributes: t.readonlyArray(WireAttribute) })),
])
export type WireEntity = t.TypeOf<typeof WireEntity>

const WireFacet = t.union([
  t.intersection([
    t.strict({
      type: t.literal('distinct'),
      name: t.string,
      items: t.readonlyArray(t.strict({ item: ScalarCodec, count: t.number, selected: t.boolean })),
    }),
    t.exact(t.partial({ approximated: t.boolean })),
  ]),
  t.intersection([
    t.strict({ type: t.literal('range'), name: t.string, min: t.number, max: t.number }),
    t.exact(t.partial({ selectedMin: t.number, selectedMax: t.number })),
  ]),
])
export type WireFacet = t.TypeOf<typeof WireFacet>

export const WireResults = t.intersection([
  t.strict({ count: t.number, items: t.readonlyArray(WireEntity) }),
  t.exact(t.partial({ facets: t.readonlyArray(WireFacet) })),
])
export type WireResults = t.TypeOf<typeof WireResults>

const Queries = t.strict({ count: t.number, items: t.readonlyArray(t.strict({ query: t.string })) })

/** The answer to `AskedPrices`: whose prices were gone by. */
export const AnsweredPrices = t.strict({ prices: t.keyof({ includingVat: null, own: null }) })
export type AnsweredPrices = t.TypeOf<typeof AnsweredPrices>

/** An addition of ours in the protocol's own field for such: what a query was taken for that found nothing as typed. */
export const UnderstoodQuery = t.strict({
  /** Words that nothing was looked for by. */
  droppedWords: t.readonlyArray(t.string),
  respelledWords: t.readonlyArray(t.strict({ said: t.string, meant: t.string })),
})

export const SearchAnswer = t.intersection([
  t.strict({ makesSense: t.boolean, results: WireResults }),
  t.exact(
    t.partial({
      spellingSuggestions: Queries,
      relatedQueries: Queries,
      relatedResults: WireResults,
      redirect: t.unknown,
      customData: t.unknown,
    }),
  ),
])
export type SearchAnswer = t.TypeOf<typeof SearchAnswer>

export const AutoCompleteAnswer = t.intersection([
  t.strict({ queries: Queries }),
  t.exact(
    t.partial({
      scopedQuery: t.strict({
        query: t.string,
        scopes: t.readonlyArray(t.string),
        scopeAttributeName: t.string,
      }),
    }),
  ),
])
export type AutoCompleteAnswer = t.TypeOf<typeof AutoCompleteAnswer>

export const EntitiesAnswer = t.intersection([
  t.strict({ results: WireResults }),
  t.exact(t.partial({ customData: t.unknown })),
])
export type EntitiesAnswer = t.TypeOf<typeof EntitiesAnswer>
