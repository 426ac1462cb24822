import * as t from 'io-ts'
import { AbsentType, ScalarType } from '#application/codecs/codec'

/** What a codec reads, for a schema derived from it. */
export type CodecShape =
  | { readonly tag: 'Scalar'; readonly kind: 'string' | 'number' | 'boolean' }
  | { readonly tag: 'List'; readonly item: t.Mixed }
  | { readonly tag: 'Object'; readonly name: string; readonly fields: Readonly<Record<string, t.Mixed>> }

const presentOf = (codec: t.Mixed): t.Mixed => (codec instanceof AbsentType ? presentOf(codec.present) : codec)

/** Whether null can be read, and is not read as another value. */
export const isNullable = (codec: t.Mixed): boolean => codec instanceof AbsentType && codec.absent === undefined

/** The shape of what is present; undefined for a codec that does not say what it reads. */
export const shapeOf = (codec: t.Mixed): CodecShape | undefined => {
  const present = presentOf(codec)
  if (present instanceof ScalarType) return { tag: 'Scalar', kind: present.kind }
  if (present instanceof t.StringType) return { tag: 'Scalar', kind: 'string' }
  if (present instanceof t.NumberType) return { tag: 'Scalar', kind: 'number' }
  if (present instanceof t.BooleanType) return { tag: 'Scalar', kind: 'boolean' }
  if (present instanceof t.ReadonlyArrayType) return { tag: 'List', item: present.type }
  if (present instanceof t.ExactType && present.type instanceof t.InterfaceType)
    return { tag: 'Object', name: present.name, fields: present.type.props }
  return undefined
}
