import * as t from 'io-ts'

type Fields = Readonly<Record<string, t.Mixed>>

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The named fields of an object's codec; undefined when the codec is open or no object's. */
const fieldsOf = (codec: t.Mixed): Fields | undefined => {
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType) return codec.props
  if (codec instanceof t.ReadonlyType || codec instanceof t.ExactType) return fieldsOf(codec.type)
  if (codec instanceof t.IntersectionType) {
    const parts: readonly (Fields | undefined)[] = codec.types.map(fieldsOf)
    return parts.includes(undefined) ? undefined : Object.assign({}, ...parts)
  }
  return undefined
}

const itemOf = (codec: t.Mixed): t.Mixed | undefined =>
  codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType ? codec.type : undefined

/**
 * A copy without the fields that the codec does not name, at every depth that the codec shows.
 * Codecs that hide their parts (records, unions, own codecs) strip unknown fields themselves.
 */
export const stripUnknown = (codec: t.Mixed, value: unknown): unknown => {
  const item = itemOf(codec)
  if (item !== undefined && Array.isArray(value)) return value.map((one) => stripUnknown(item, one))
  const fields = fieldsOf(codec)
  if (fields === undefined || !isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => Object.hasOwn(value, name))
      .map(([name, field]) => [name, stripUnknown(field, value[name])]),
  )
}
