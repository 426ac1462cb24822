import { buildSchema, parse, validate } from 'graphql'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import {
  getCartQuery,
  getCartWithVariantsQuery,
  getListedVariantsQuery,
  getVariantsQuery,
} from '#adapters/contract/graphql'
import { selectionOf } from '#adapters/contract/graphql-fields'
import { objectTypes } from '#adapters/embedded/graphql/object-types'
import { schema } from '#adapters/embedded/graphql/schema'
import { listOf, oneOf, optional, withDefault } from '#application/codecs/codec'
import { Money } from '#application/codecs/values'

const Part = t.strict({ label: optional(t.string), amounts: listOf(Money) }, 'Part')
const Whole = t.strict(
  {
    kind: oneOf(['a', 'b'], 'Kind'),
    count: withDefault<number>(t.number, 1),
    isOpen: t.boolean,
    part: optional(Part),
    parts: listOf(Part),
  },
  'Whole',
)

describe('what is derived from a codec', () => {
  it('is a selection of every field that it reads', () => {
    expect(selectionOf(listOf(Whole))).toBe('{ kind count isOpen part { label amounts } parts { label amounts } }')
  })

  it('is a selection with directives, fragments and the fields of an object that are named', () => {
    const directives = { 'Whole.part': '@skip(if: $brief)' }
    const selected = selectionOf(Whole, { directives, only: { 'Whole.part': ['label'] } })
    expect(selected).toBe('{ kind count isOpen part @skip(if: $brief) { label } parts { label amounts } }')
    expect(selectionOf(Whole, { fragments: { Part: 'PartFields' } })).toBe(
      '{ kind count isOpen part { ...PartFields } parts { ...PartFields } }',
    )
  })

  it('is a type of each object, where null is allowed only if it is read as nothing', () => {
    expect(objectTypes(Whole).split('\n')).toEqual([
      'type Whole { kind: String! count: Float! isOpen: Boolean! part: Part parts: [Part!]! }',
      'type Part { label: String amounts: [Float!]! }',
    ])
  })

  it.each([
    ['hides its fields', new t.Type<string, unknown>('Hidden', t.string.is, t.string.validate, t.identity)],
    ['lets fields in that it does not name', t.type({ name: t.string })],
  ])('is nothing of a codec that %s: the program stops when it loads', (_, codec) => {
    expect(() => objectTypes(t.strict({ codec }, 'Owner'))).toThrow('No type of GraphQL')
  })

  it.each([
    ['getVariants', getVariantsQuery],
    ['getListedVariants', getListedVariantsQuery],
    ['getCart', getCartQuery],
    ['getCartWithVariants', getCartWithVariantsQuery],
  ])('is a schema that the query %s is right in', (_, query) => {
    expect(validate(buildSchema(schema), parse(query))).toEqual([])
  })
})
