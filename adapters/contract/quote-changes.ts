import * as t from 'io-ts'
import * as E from 'fp-ts/Either'
import type { QuoteHead } from '#domain/quotes/quote'
import type { Overwritten, QuoteChanges } from '#domain/quotes/quote-changes'
import type { QuoteImport, QuoteLink } from '#application/ports/quote-service'
import { isJsonObject, listOf, oneOf, optional, through, withDefault, type Codec } from '#application/codecs/codec'
import { ArticleNumber, ProjectId, QuoteRowId, Text } from '#application/codecs/values'
import { QuoteFrameCodec, QuoteStatusCodec } from './quote'
import { HeadPart, OverwrittenHead } from './quote-head'
import { CustomItemFields, fieldsOfPart, listsOfRows, partOfFields, RowPart, rowLists, rowsOfLists } from './quote-rows'

/** An article that becomes an item. A caller that names no id gets one. */
const NewItem = t.strict({ id: optional(QuoteRowId), articleNumber: ArticleNumber, quantity: t.number })

/** POST and PUT /v1/quotes/{id}/items (QUOTE-21, QUOTE-23) */
export const NewItemsBody = t.readonlyArray(NewItem)

/** POST /v1/quotes (QUOTE-15) */
export const NewQuoteBody = t.strict({
  name: withDefault<string>(Text, ''),
  projectId: optional(ProjectId),
  items: listOf(NewItem),
})

/** PATCH /v1/quotes/{id} (QUOTE-18): fields of the head with what was seen of them before, or the next status. */
export const QuoteChangeBody = t.intersection([
  HeadPart,
  t.exact(t.partial({ seen: HeadPart, status: QuoteStatusCodec })),
])

const ItemChange = t.intersection([
  t.strict({ id: QuoteRowId }),
  RowPart,
  t.exact(t.partial({ seen: RowPart, after: t.union([QuoteRowId, t.null]) })),
])

/** PATCH /v1/quotes/{id}/items and /customItems (QUOTE-22, QUOTE-26) */
export const ItemChangesBody = t.readonlyArray(ItemChange)

/** DELETE /v1/quotes/{id}/items and /customItems (QUOTE-24, QUOTE-27) */
export const ItemIdsBody = t.readonlyArray(QuoteRowId)

/** POST /v1/quotes/{id}/customItems (QUOTE-25) */
export const NewCustomItemsBody = t.readonlyArray(CustomItemFields)

const OverwrittenRow = t.strict({ id: optional(QuoteRowId), fields: t.unknown, by: withDefault<string>(Text, '') })

const OverwrittenCodec: Codec<Overwritten> = new t.Type<Overwritten, unknown>(
  'Overwritten',
  (u): u is Overwritten => isJsonObject(u),
  (u, c) => {
    const read = OverwrittenRow.validate(u, c)
    if (E.isLeft(read)) return read
    const { id, fields, by } = read.right
    if (id === undefined)
      return E.map((head: Partial<QuoteHead>): Overwritten => ({ was: { tag: 'Head', fields: head }, by }))(
        OverwrittenHead.validate(fields, c),
      )
    // A heading has a text, other rows a name.
    return E.map((part: RowPart): Overwritten => ({
      was: { tag: 'Row', rowId: id, fields: fieldsOfPart(part, 'Heading') },
      by,
    }))(RowPart.validate(fields, c))
  },
  ({ was, by }) =>
    was.tag === 'Head'
      ? { id: null, fields: OverwrittenHead.encode(was.fields), by }
      : { id: was.rowId, fields: RowPart.encode(partOfFields(was.fields, 'Heading')), by },
)

const ChangesFields = t.strict({
  quote: QuoteFrameCodec,
  basis: t.number,
  ...rowLists,
  removed: listOf(QuoteRowId),
  order: optional(t.readonlyArray(QuoteRowId)),
  overwritten: listOf(OverwrittenCodec),
})
type ChangesFields = t.TypeOf<typeof ChangesFields>

/** What every change answers: what has become other, however long the quote is. */
export const QuoteChangesCodec: Codec<QuoteChanges> = through(
  ChangesFields,
  'QuoteChanges',
  ({ items, customItems, ...changes }: ChangesFields): QuoteChanges => ({
    ...changes,
    rows: rowsOfLists({ items, customItems }),
  }),
  ({ rows, ...changes }) => ({ ...changes, ...listsOfRows(rows) }),
)

const importFaults = ['Unknown', 'Ambiguous', 'Quantity'] as const

/** POST /v1/quotes/{id}/import (QUOTE-28) */
export const QuoteImportCodec: Codec<QuoteImport> = t.strict({
  changes: QuoteChangesCodec,
  unread: listOf(t.strict({ row: t.number, text: Text, fault: oneOf(importFaults) })),
})

/** The name of the part of a form that holds a file. */
export const FILE_PART = 'file'

const othersAnswer = <A>(codec: Codec<A>): Codec<A | undefined> =>
  new t.Type<A | undefined, unknown>(
    `${codec.name} or another answer`,
    (u): u is A | undefined => u === undefined || codec.is(u),
    (u, c) => (isJsonObject(u) && ('basis' in u || 'changes' in u) ? codec.validate(u, c) : t.success(undefined)),
    (changes) => (changes === undefined ? undefined : codec.encode(changes)),
  )

/** Undefined where a service answers a change with something else than what has changed: the quote is to be fetched. */
export const ChangesAnswer = othersAnswer(QuoteChangesCodec)
export const ImportAnswer = othersAnswer(QuoteImportCodec)

/** POST /v1/quotes/{id}/link: an addition of our own. */
export const QuoteLinkBody = t.strict({
  mail: optional(t.strict({ to: Text, message: withDefault<string>(Text, '') })),
})
export const QuoteLinkCodec: Codec<QuoteLink> = t.strict({ address: Text })
