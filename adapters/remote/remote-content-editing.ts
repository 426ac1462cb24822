import type { ContentEditing } from '#application/ports/content-editing'
import {
  EditableEntriesCodec,
  EditedContentCodec,
  PublishContentBody,
  SaveContentBody,
} from '#adapters/contract/content-editing'
import { routes } from '#adapters/contract/paths'
import type { HttpClient } from './http-client'

/** Editing of content over HTTP. */
export const createRemoteContentEditing = (client: HttpClient): ContentEditing => ({
  entries: (options) => client.call(routes.editableEntries, { ...options, codec: EditableEntriesCodec }),
  entry: (id, options) => client.call(routes.editableEntry, { ...options, params: { id }, codec: EditedContentCodec }),
  save: (id, version, fields, options) =>
    client.call(routes.saveEntry, {
      ...options,
      params: { id },
      body: SaveContentBody.encode({ version, fields: { ...fields } }),
      codec: EditedContentCodec,
    }),
  publish: (id, version, options) =>
    client.call(routes.publishEntry, {
      ...options,
      params: { id },
      body: PublishContentBody.encode({ version }),
      codec: EditedContentCodec,
    }),
  unpublish: (id, version, options) =>
    client.call(routes.unpublishEntry, {
      ...options,
      params: { id },
      body: PublishContentBody.encode({ version }),
      codec: EditedContentCodec,
    }),
})
