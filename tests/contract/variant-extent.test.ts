import { Kind, parse, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql'
import { describe, expect, it } from 'vitest'
import { getCartWithVariantsQuery, getListedVariantsQuery, getVariantsQuery } from '#adapters/contract/graphql'
import { variantExtent, type VariantExtent } from '#adapters/embedded/graphql/describing-fields'

const extentOf = (query: string): VariantExtent | undefined => {
  const fragments: Record<string, FragmentDefinitionNode> = {}
  let operation: OperationDefinitionNode | undefined
  for (const definition of parse(query).definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition
    if (definition.kind === Kind.OPERATION_DEFINITION) operation = definition
  }
  return operation === undefined ? undefined : variantExtent({ operation, fragments })
}

const asking = (fields: string) => `{ variants(articleNumbers: ["1"]) { ${fields} } }`

describe('a query reads of articles no more than it asks for', () => {
  it.each<readonly [string, string, VariantExtent]>([
    ["the shop's query of whole articles", getVariantsQuery, 'whole'],
    ["the shop's query for lists", getListedVariantsQuery, 'listed'],
    ["the shop's query of a cart", getCartWithVariantsQuery, 'brief'],
    ['the description of the product', asking('attributes { attributeName } product { description }'), 'whole'],
    ['the pictures of a relation', asking('relations { images { assetUrl } } attributes { attributeName }'), 'whole'],
    ['a field under another name', asking('name: ean'), 'whole'],
    ['another field under the name of a describing one', asking('ean: name'), 'brief'],
  ])('%s', (_, query, extent) => {
    expect(extentOf(query)).toBe(extent)
  })
})
