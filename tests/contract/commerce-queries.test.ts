import { Kind, parse, visit, type FieldNode, type FragmentDefinitionNode } from 'graphql'
import { describe, expect, it } from 'vitest'
import { getCartWithVariantsQuery, getVariantsQuery } from '#adapters/contract/graphql'

const fragments = new Map(
  parse(getVariantsQuery).definitions.flatMap((definition): readonly (readonly [string, FragmentDefinitionNode])[] =>
    definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.typeCondition.name.value, definition]] : [],
  ),
)

/** The fields that the fragment on a type asks for, each with its parents: `discounts.amount`. */
const fieldsOf = (type: string): readonly string[] => {
  const found: string[] = []
  const above: string[] = []
  const fragment = fragments.get(type)
  if (fragment === undefined) throw new Error(`No fragment on ${type}`)
  visit(fragment, {
    Field: {
      enter: ({ name }) => {
        found.push([...above, name.value].join('.'))
        above.push(name.value)
      },
      leave: () => {
        above.pop()
      },
    },
    FragmentSpread: ({ name }) => {
      found.push([...above, `…${name.value}`].join('.'))
    },
  })
  return found
}

const fieldOf = (type: string, field: string): FieldNode | undefined =>
  fragments
    .get(type)
    ?.selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD && one.name.value === field ? [one] : []))[0]

const directivesOf = (type: string, field: string): readonly string[] =>
  (fieldOf(type, field)?.directives ?? []).map(
    ({ name, arguments: given }) =>
      `@${name.value} ${given?.map(({ value }) => (value.kind === Kind.VARIABLE ? value.name.value : '')).join()}`,
  )

describe('the queries of commerce', () => {
  it('[CATALOG-25] have a fragment each for price, stock, sales unit, replacement relation and variant', () => {
    expect([...fragments].map(([type, { name }]) => `${name.value} on ${type}`)).toEqual([
      'PriceFields on Price',
      'StockFields on Stock',
      'WebSalesUnitFields on WebSalesUnit',
      'ReplacementRelationFields on Relation',
      'VariantFields on Variant',
    ])
  })

  it('[CATALOG-25] leave out price and stock when they are told to', () => {
    expect(directivesOf('Variant', 'price')).toEqual(['@skip skipPrice'])
    expect(directivesOf('Variant', 'stock')).toEqual(['@skip skipStock'])
    for (const variable of ['deliveryId', 'locationId', 'stockInput', 'skipPrice', 'skipStock'])
      expect(getVariantsQuery).toContain(`$${variable}:`)
  })

  it('ask of the article of a line what the line keeps, and nothing else of the catalogue', () => {
    expect(getCartWithVariantsQuery).toContain('variant { ...LineArticleFields }')
    for (const field of ['attributes', 'warnings', 'images', 'breadcrumbs', 'description'])
      expect(getCartWithVariantsQuery).not.toContain(field)
  })

  it('[CATALOG-03] ask exactly the fields of a price', () => {
    expect(fieldsOf('Price')).toEqual([
      'netPrice',
      'alloyingPrice',
      'discountAmount',
      'discounts',
      'discounts.amount',
      'discounts.name',
      'discounts.percentage',
      'discounts.type',
      'salesPriceUnit',
      'salesPriceIncludingVat',
      'salesPrice',
      'priceType',
      'preCampaignPrice',
      'discountPercentage',
      'askForPrice',
      'hasBracketPrices',
    ])
  })

  it('[CATALOG-04] ask exactly the fields of stock, place by place', () => {
    expect(fieldsOf('Stock')).toEqual([
      'stockType',
      'locations',
      ...[
        'locationId',
        'availability',
        'availabilityDate',
        'availabilityDateISO',
        'availableFromDays',
        'availableToDays',
        'quantity',
        'orderMultiple',
        'stocked',
        'status',
        'subAvailabilities',
        'subAvailabilities.date',
        'subAvailabilities.quantity',
      ].map((field) => `locations.${field}`),
    ])
  })

  it('[CATALOG-06] ask the fields of an article; pictures by type and address', () => {
    const asked = fieldsOf('Variant')
    expect(asked.filter((field) => field.startsWith('images'))).toEqual([
      'images',
      'images.assetType',
      'images.assetUrl',
    ])
    expect(asked).toEqual(
      expect.arrayContaining([
        'name',
        'articleNumber',
        'filterTags',
        'variantSlug',
        'discontinued',
        'stockedAt',
        'purchaseConstraints',
        'ean',
        'product.name',
        'product.breadcrumbs',
        'product.categoryPaths',
        'brands',
        'attributes.attributeName',
        'attributes.attributeValue',
        ...['code', 'description', 'signalWord', 'assetUrl', 'detailedDescription'].map((field) => `warnings.${field}`),
        'relations',
      ]),
    )
    expect(fieldsOf('WebSalesUnit')).toEqual(['unit', 'conversionFactor', 'conversionUnit'])
  })

  it('[CATALOG-07] ask label and MIME type of the pictures of a relation', () => {
    expect(fieldsOf('Relation').filter((field) => field.startsWith('images.'))).toEqual([
      'images.assetType',
      'images.assetUrl',
      'images.assetLabel',
      'images.assetMimeType',
    ])
  })
})
