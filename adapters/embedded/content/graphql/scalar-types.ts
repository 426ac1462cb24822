import { GraphQLBoolean, GraphQLFloat, GraphQLInt, GraphQLScalarType, GraphQLString } from 'graphql'
import type { FieldModel } from '../content-model'

export const dateTime = new GraphQLScalarType<unknown, unknown>({
  name: 'DateTime',
  description: 'A date and time of ISO 8601.',
})

export const json = new GraphQLScalarType<unknown, unknown>({ name: 'JSON' })

/** From 1 to 4000 pixels. */
export const dimension = new GraphQLScalarType<unknown, unknown>({ name: 'Dimension' })

/** From 1 to 100. */
export const quality = new GraphQLScalarType<unknown, unknown>({ name: 'Quality' })

/** `rgb:rrggbb` or `#rrggbb`. */
export const hexColor = new GraphQLScalarType<unknown, unknown>({ name: 'HexColor' })

/** The type of a field's plain value; for fields that have none, that of their text. */
export const scalarOf = ({ type }: FieldModel): GraphQLScalarType => {
  switch (type) {
    case 'Integer':
      return GraphQLInt
    case 'Number':
      return GraphQLFloat
    case 'Boolean':
      return GraphQLBoolean
    case 'Date':
      return dateTime
    case 'Object':
      return json
    case 'Symbol':
    case 'Text':
    case 'Symbols':
    case 'RichText':
    case 'Location':
    case 'Asset':
    case 'Assets':
    case 'Entry':
    case 'Entries':
      return GraphQLString
  }
}

/** The value of a field as its type states it; null for values of another type, which a foreign space may hold. */
export const plainValue = ({ type }: FieldModel, value: unknown): unknown => {
  switch (type) {
    case 'Symbol':
    case 'Text':
    case 'Date':
      return typeof value === 'string' ? value : null
    case 'Integer':
      return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? value : null
    case 'Number':
      return typeof value === 'number' && Number.isFinite(value) ? value : null
    case 'Boolean':
      return typeof value === 'boolean' ? value : null
    case 'Symbols':
      return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : null
    case 'RichText':
    case 'Location':
    case 'Object':
    case 'Asset':
    case 'Assets':
    case 'Entry':
    case 'Entries':
      return value ?? null
  }
}
