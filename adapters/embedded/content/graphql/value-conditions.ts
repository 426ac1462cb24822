import { GraphQLBoolean, GraphQLList, GraphQLString, type GraphQLScalarType } from 'graphql'
import type { FieldModel } from '../content-model'
import { isRecord, textOf, type Found } from './field-value'
import type { Condition } from './filter-type'
import { circleInput, isInCircle, isInRectangle, rectangleInput } from './location-type'

/** Reads what a condition compares. */
type Read = (found: Found) => unknown

const has = (value: unknown): boolean => value !== undefined && value !== null

const listIn = (wanted: unknown): readonly unknown[] => (Array.isArray(wanted) ? wanted : [])

/** Compares numbers by value, and dates as texts. */
const compare = (one: unknown, other: unknown): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [a, b] = [textOf(one), textOf(other)]
  return Number(a > b) - Number(a < b)
}

const isSame = (value: unknown, wanted: unknown): boolean => (has(value) ? value === wanted : !has(wanted))

const contains = (value: unknown, wanted: unknown): boolean =>
  typeof wanted === 'string' && textOf(value).toLocaleLowerCase('sv').includes(wanted.toLocaleLowerCase('sv'))

export const existence = (name: string, read: Read): Condition => ({
  name: `${name}_exists`,
  type: GraphQLBoolean,
  passes: (found, wanted) => !has(wanted) || has(read(found)) === wanted,
})

const equality = (name: string, type: GraphQLScalarType, read: Read): readonly Condition[] => [
  existence(name, read),
  { name, type, passes: (found, wanted) => isSame(read(found), wanted) },
  { name: `${name}_not`, type, passes: (found, wanted) => !isSame(read(found), wanted) },
]

const membership = (name: string, type: GraphQLScalarType, read: Read): readonly Condition[] => [
  {
    name: `${name}_in`,
    type: new GraphQLList(type),
    passes: (found, wanted) => listIn(wanted).includes(read(found)),
  },
  {
    name: `${name}_not_in`,
    type: new GraphQLList(type),
    passes: (found, wanted) => !listIn(wanted).includes(read(found)),
  },
]

const containment = (name: string, read: Read): readonly Condition[] => [
  { name: `${name}_contains`, type: GraphQLString, passes: (found, wanted) => contains(read(found), wanted) },
  { name: `${name}_not_contains`, type: GraphQLString, passes: (found, wanted) => !contains(read(found), wanted) },
]

export const textConditions = (name: string, read: Read): readonly Condition[] => [
  ...equality(name, GraphQLString, read),
  ...membership(name, GraphQLString, read),
  ...containment(name, read),
]

/** Of numbers and dates. */
export const orderedConditions = (name: string, type: GraphQLScalarType, read: Read): readonly Condition[] => {
  const ordered = (operator: string, holds: (difference: number) => boolean): Condition => ({
    name: `${name}_${operator}`,
    type,
    passes: (found, wanted) => {
      const value = read(found)
      return has(value) && has(wanted) && holds(compare(value, wanted))
    },
  })
  return [
    ...equality(name, type, read),
    ...membership(name, type, read),
    ordered('gt', (difference) => difference > 0),
    ordered('gte', (difference) => difference >= 0),
    ordered('lt', (difference) => difference < 0),
    ordered('lte', (difference) => difference <= 0),
  ]
}

/** Of a list of texts. */
export const listConditions = (name: string, read: Read): readonly Condition[] => {
  const type = new GraphQLList(GraphQLString)
  const members = (found: Found) => listIn(read(found))
  return [
    existence(name, (found) => (members(found).length === 0 ? undefined : true)),
    {
      name: `${name}_contains_all`,
      type,
      passes: (found, wanted) => listIn(wanted).every((one) => members(found).includes(one)),
    },
    {
      name: `${name}_contains_some`,
      type,
      passes: (found, wanted) => listIn(wanted).some((one) => members(found).includes(one)),
    },
    {
      name: `${name}_contains_none`,
      type,
      passes: (found, wanted) => !listIn(wanted).some((one) => members(found).includes(one)),
    },
  ]
}

const locationConditions = (name: string, read: Read): readonly Condition[] => [
  existence(name, read),
  {
    name: `${name}_within_circle`,
    type: circleInput,
    passes: (found, wanted) => isRecord(wanted) && isInCircle(read(found), wanted),
  },
  {
    name: `${name}_within_rectangle`,
    type: rectangleInput,
    passes: (found, wanted) => isRecord(wanted) && isInRectangle(read(found), wanted),
  },
]

/** The conditions on the value of a field, without those on what a link leads to. */
export const valueConditions = (
  name: string,
  model: FieldModel,
  scalarOf: (model: FieldModel) => GraphQLScalarType,
  read: Read,
): readonly Condition[] => {
  switch (model.type) {
    case 'Symbol':
    case 'Text':
      return textConditions(name, read)
    case 'Integer':
    case 'Number':
    case 'Date':
      return orderedConditions(name, scalarOf(model), read)
    case 'Boolean':
      return equality(name, GraphQLBoolean, read)
    case 'Symbols':
      return listConditions(name, read)
    case 'RichText':
      return [existence(name, read), ...containment(name, read)]
    case 'Location':
      return locationConditions(name, read)
    case 'Object':
    case 'Asset':
    case 'Entry':
      return [existence(name, read)]
    case 'Assets':
    case 'Entries':
      return [existence(`${name}Collection`, (found) => (listIn(read(found)).length === 0 ? undefined : true))]
  }
}
