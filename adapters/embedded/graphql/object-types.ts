import type * as t from 'io-ts'
import { isNullable, shapeOf } from '#adapters/contract/codec-shape'

const scalars = { string: 'String', number: 'Float', boolean: 'Boolean' } as const

/** Throws when the module loads: the codec is a programming error. */
const underivable = (codec: t.Mixed): never => {
  throw new Error(`No type of GraphQL can be derived from the codec ${codec.name}`)
}

const typeOf = (codec: t.Mixed): string => {
  const shape = shapeOf(codec) ?? underivable(codec)
  const bang = isNullable(codec) ? '' : '!'
  switch (shape.tag) {
    case 'Scalar':
      return scalars[shape.kind] + bang
    case 'List':
      return `[${typeOf(shape.item)}]${bang}`
    case 'Object':
      return shape.name + bang
  }
}

const collect = (codec: t.Mixed, found: Map<string, string>): void => {
  const shape = shapeOf(codec) ?? underivable(codec)
  if (shape.tag === 'List') return collect(shape.item, found)
  if (shape.tag === 'Scalar' || found.has(shape.name)) return
  const fields = Object.entries(shape.fields)
  found.set(
    shape.name,
    `type ${shape.name} { ${fields.map(([name, field]) => `${name}: ${typeOf(field)}`).join(' ')} }`,
  )
  for (const [, field] of fields) collect(field, found)
}

/**
 * The object types of GraphQL that answers of the codecs need, each by the name of its codec. Of several codecs with one
 * name the first states the type.
 */
export const objectTypes = (...codecs: readonly t.Mixed[]): string => {
  const found = new Map<string, string>()
  for (const codec of codecs) collect(codec, found)
  return [...found.values()].join('\n')
}
