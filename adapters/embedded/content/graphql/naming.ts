// Names of the schema, made from ids of content types and fields as Contentful makes them.

const words = (id: string): readonly string[] => id.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const ofTheSchema: readonly string[] = [
  'Query',
  'Asset',
  'AssetCollection',
  'Entry',
  'EntryCollection',
  'Sys',
  'Location',
  'ContentfulMetadata',
  'ContentfulTag',
  'DateTime',
  'Dimension',
  'HexColor',
  'JSON',
  'Quality',
  'String',
  'Int',
  'Float',
  'Boolean',
  'ID',
]

/** The type of a content type: `contentPage` is `ContentPage`. Names that the schema has itself get a prefix. */
export const typeNameOf = (id: string): string => {
  const name = words(id).map(capitalised).join('')
  return /^[A-Za-z]/.test(name) && !ofTheSchema.includes(name) ? name : `ContentType${name}`
}

const uncapitalised = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/** The field of the query for one entry: `contentPage`. */
export const queryNameOf = (id: string): string => uncapitalised(typeNameOf(id))

/** The field of the query for several entries, and a field with several links: `contentPageCollection`. */
export const collectionNameOf = (name: string): string => `${name}Collection`

/** The type of a field's value, where each field has its own: `ContentPageIngress`. */
export const fieldTypeNameOf = (typeName: string, field: string): string => typeName + capitalised(field)

/** Whether GraphQL allows a name. */
export const isName = (name: string): boolean => /^[A-Za-z][A-Za-z0-9_]*$/.test(name)
