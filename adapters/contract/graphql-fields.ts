import type * as t from 'io-ts'
import { type CodecShape, shapeOf } from './codec-shape'

/** How a selection differs from all that its codec reads; fields are named `Type.field`. */
export interface Selection {
  /** Directives of a field, such as `@skip(if: $skipPrice)`. */
  readonly directives?: Readonly<Record<string, string>>
  /** The fields to ask of an object, where not all are asked. */
  readonly only?: Readonly<Record<string, readonly string[]>>
  /** Fragments of types, spread in place of their fields. */
  readonly fragments?: Readonly<Record<string, string>>
}

const objectIn = (codec: t.Mixed): Extract<CodecShape, { tag: 'Object' }> | undefined => {
  const shape = shapeOf(codec)
  if (shape?.tag === 'List') return objectIn(shape.item)
  return shape?.tag === 'Object' ? shape : undefined
}

/** The GraphQL selection of all that a codec reads: `{ name images { assetUrl } }`; empty for a text or a number. */
export const selectionOf = (codec: t.Mixed, selection: Selection = {}, path = ''): string => {
  const { directives = {}, only = {}, fragments = {} } = selection
  const object = objectIn(codec)
  if (object === undefined) return ''
  const spread = path === '' ? undefined : fragments[object.name]
  if (spread !== undefined) return `{ ...${spread} }`
  const asked = Object.entries(object.fields).filter(([name]) => only[path]?.includes(name) ?? true)
  const texts = asked.map(([name, field]) => {
    const own = `${object.name}.${name}`
    return [name, directives[own], selectionOf(field, selection, own)].filter((part) => part).join(' ')
  })
  return `{ ${texts.join(' ')} }`
}
