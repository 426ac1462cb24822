import type { ExportedContentType, ExportedField, SpaceExport } from './space-export'
import type { ServedSpace } from './wire-item'

/** What a space says of itself: its content types, tags and languages (CONTENT-51). */
const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })

const sysOf = ({ id, environment }: ServedSpace, type: string, item: string) => ({
  space: link('Space', id),
  id: item,
  type,
  createdAt: '2020-01-01T00:00:00.000Z',
  updatedAt: '2020-01-01T00:00:00.000Z',
  environment: link('Environment', environment),
  revision: 1,
})

const fieldOf = ({
  id,
  name,
  type = 'Symbol',
  linkType,
  items,
  required = false,
  validations = [],
}: ExportedField) => ({
  id,
  name: name ?? id,
  type,
  ...(linkType === undefined ? {} : { linkType }),
  ...(items === undefined ? {} : { items: { type: items.type, linkType: items.linkType, validations: [] } }),
  localized: false,
  required,
  validations,
  disabled: false,
  omitted: false,
})

export const wireType = (space: ServedSpace, type: ExportedContentType): object => ({
  sys: sysOf(space, 'ContentType', type.sys.id),
  displayField: type.displayField,
  name: type.name ?? type.sys.id,
  description: '',
  fields: type.fields.map(fieldOf),
})

export const wireTag = (space: ServedSpace, { id, name }: SpaceExport['tags'][number]): object => ({
  sys: { ...sysOf(space, 'Tag', id), visibility: 'public' },
  name,
})

export const wireLocale = (
  space: ServedSpace,
  { code, default: isDefault }: SpaceExport['locales'][number],
): object => ({
  code,
  name: code,
  default: isDefault,
  fallbackCode: null,
  sys: { id: `${space.id}-${code}`, type: 'Locale', version: 1 },
})

/** All of them on one page: a space has few. */
export const listed = (items: readonly object[]): object => ({
  sys: { type: 'Array' },
  total: items.length,
  skip: 0,
  limit: 1000,
  items,
})
