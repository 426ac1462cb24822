import * as t from 'io-ts'
import { quoteRowId } from '#domain/kernel/ids'
import type { ArticleRow, CustomRow, HeadingRow, QuoteRow } from '#domain/quotes/quote-row'
import type { RowFields } from '#domain/quotes/row-fields'
import { listOf, oneOf, optional, withDefault, type Codec } from '#application/codecs/codec'
import { ArticleNumber, Flag, Money, QuoteRowId, Text } from '#application/codecs/values'

const text = withDefault<string>(Text, '')
const RowId = withDefault(QuoteRowId, quoteRowId(''))
const customKinds = ['row', 'heading'] as const

/** An item (QUOTE-11). `price` is the user's own; `sortOrder` places it among the custom items too. */
export const QuoteItemFields = t.strict({
  id: RowId,
  articleNumber: ArticleNumber,
  name: text,
  quantity: withDefault<number>(t.number, 1),
  unit: text,
  price: optional(Money),
  netPrice: optional(Money),
  grossPrice: optional(Money),
  discount: withDefault<number>(t.number, 0),
  sortOrder: optional(t.number),
})
type QuoteItemFields = t.TypeOf<typeof QuoteItemFields>

/** A custom item (QUOTE-11), or a heading, which is one with the kind `heading` and a text alone. */
export const CustomItemFields = t.strict({
  id: RowId,
  kind: withDefault(oneOf(customKinds), 'row'),
  text,
  quantity: withDefault<number>(t.number, 1),
  unit: text,
  price: optional(Money),
  cost: optional(Money),
  discount: withDefault<number>(t.number, 0),
  isLabour: withDefault<boolean>(Flag, false),
  sortOrder: optional(t.number),
})
type CustomItemFields = t.TypeOf<typeof CustomItemFields>

const rowOfItem = ({ id, price, netPrice, grossPrice, sortOrder: _place, ...item }: QuoteItemFields): ArticleRow => ({
  ...item,
  tag: 'Article',
  rowId: id,
  ownPrice: price,
  purchase: netPrice === undefined ? undefined : { net: netPrice, gross: grossPrice ?? netPrice },
})

export const rowOfCustom = ({
  id,
  kind,
  text: name,
  price,
  sortOrder: _place,
  ...item
}: CustomItemFields): CustomRow | HeadingRow =>
  kind === 'heading'
    ? { tag: 'Heading', rowId: id, text: name }
    : { ...item, tag: 'Custom', rowId: id, name, ownPrice: price }

const itemOfRow = ({ rowId, ownPrice, purchase, tag: _tag, ...row }: ArticleRow, place: number): QuoteItemFields => ({
  ...row,
  id: rowId,
  price: ownPrice,
  netPrice: purchase?.net,
  grossPrice: purchase?.gross,
  sortOrder: place,
})

export const customOfRow = (row: CustomRow | HeadingRow, place?: number): CustomItemFields => {
  const none = { quantity: 1, unit: '', price: undefined, cost: undefined, discount: 0, isLabour: false }
  if (row.tag === 'Heading') return { ...none, id: row.rowId, kind: 'heading', text: row.text, sortOrder: place }
  const { rowId, name, ownPrice, tag: _tag, ...fields } = row
  return { ...fields, id: rowId, kind: 'row', text: name, price: ownPrice, sortOrder: place }
}

/** The rows of a quote in the two lists of the wire. */
export const rowLists = { items: listOf(QuoteItemFields), customItems: listOf(CustomItemFields) }
interface RowLists {
  readonly items: readonly QuoteItemFields[]
  readonly customItems: readonly CustomItemFields[]
}

/**
 * All rows in their order. A service that does not say it has the items before the custom items; one that names no rows
 * has them by their place.
 */
export const rowsOfLists = ({ items, customItems }: RowLists): readonly QuoteRow[] =>
  [
    ...items.map((item, place) => ({ place: item.sortOrder ?? place, row: rowOfItem(item), kind: 'item', at: place })),
    ...customItems.map((item, place) => ({
      place: item.sortOrder ?? items.length + place,
      row: rowOfCustom(item),
      kind: 'custom',
      at: place,
    })),
  ]
    .toSorted((one, other) => one.place - other.place)
    .map(({ row, kind, at }) => (row.rowId === '' ? { ...row, rowId: quoteRowId(`${kind}-${at + 1}`) } : row))

export const listsOfRows = (rows: readonly QuoteRow[]): RowLists => ({
  items: rows.flatMap((row, place) => (row.tag === 'Article' ? [itemOfRow(row, place)] : [])),
  customItems: rows.flatMap((row, place) => (row.tag === 'Article' ? [] : [customOfRow(row, place)])),
})

const orNone = <A>(codec: Codec<A>) => t.union([codec, t.null])

/** Fields of a row to be changed, by their names on the wire. A field that is left out is not spoken of. */
export const RowPart = t.exact(
  t.partial({
    name: Text,
    text: Text,
    quantity: t.number,
    unit: Text,
    price: orNone(Money),
    cost: orNone(Money),
    discount: t.number,
    isLabour: Flag,
  }),
)
export type RowPart = t.TypeOf<typeof RowPart>

/** A custom item calls `text` what an item calls `name`. */
export const partOfFields = ({ ownPrice, name, ...fields }: RowFields, kind: QuoteRow['tag']): RowPart => ({
  ...fields,
  ...(name === undefined ? {} : kind === 'Custom' ? { text: name } : { name }),
  ...(ownPrice === undefined ? {} : { price: ownPrice }),
})

export const fieldsOfPart = ({ price, text: written, ...part }: RowPart, kind: QuoteRow['tag']): RowFields => ({
  ...part,
  ...(written === undefined ? {} : kind === 'Custom' ? { name: written } : { text: written }),
  ...(price === undefined ? {} : { ownPrice: price }),
})
