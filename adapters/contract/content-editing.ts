import * as t from 'io-ts'
import { contentStatuses, type EditableEntry, type EditedContent } from '#application/ports/content-editing'
import { listOf, oneOf, type Codec } from '#application/codecs/codec'

const entry = {
  id: t.string,
  typeName: t.string,
  title: t.string,
  status: oneOf(contentStatuses, 'ContentStatus'),
}

/** GET /content-editing/entries */
export const EditableEntriesCodec: Codec<readonly EditableEntry[]> = listOf(t.strict(entry))

/** GET, PUT /content-editing/entries/{id} and POST below it */
export const EditedContentCodec: Codec<EditedContent> = t.strict({
  ...entry,
  version: t.number,
  fields: listOf(t.strict({ id: t.string, type: t.string, text: t.string })),
})

export const SaveContentBody = t.strict({ version: t.number, fields: t.record(t.string, t.string) })

export const PublishContentBody = t.strict({ version: t.number })
