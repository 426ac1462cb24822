import * as E from 'fp-ts/Either'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { brandCodes, type BrandCode } from '#domain/kernel/brand-code'
import { may } from '#domain/session/permissions'
import {
  EditableEntriesCodec,
  EditedContentCodec,
  PublishContentBody,
  SaveContentBody,
} from '#adapters/contract/content-editing'
import { routes } from '#adapters/contract/paths'
import type { Identity } from '../auth/identity'
import { loggedIn } from '../auth/logged-in'
import { contentStoreOf } from '../content/content-store'
import type { ExportedEntry } from '../content/space-export'
import { notFound, readAs, sendFailure, sendOutcome, type RequestFailure } from '../request-failure'
import { changeContent, publish, unpublish, write } from './change-content'
import { editableEntry, editedContent } from './edited-content'

const notForYou: RequestFailure = {
  status: 403,
  code: 'EDITING_DENIED',
  message: 'Innehållet ändras av administratörer av webbplatsen.',
}

/** The content of a demo shop is changed by its site administrator; that of others in their content service. */
export const contentEditingPlugin: FastifyPluginAsync = async (app) => {
  const { services } = app
  const store = contentStoreOf(services.content)
  for (const row of await services.db.selectFrom('content_edits').selectAll().execute()) {
    const brand = brandCodes.find((code) => code === row.brand)
    if (brand !== undefined)
      store.edit(brand, {
        id: row.entry_id,
        draft: row.draft,
        published: row.published ?? undefined,
        version: row.version,
        changedAt: row.changed_at.toISOString(),
      })
  }

  const refusalFor = (identity: Identity): RequestFailure | undefined => {
    if (!services.isDemo) return notFound
    return may(identity, 'editContent') ? undefined : notForYou
  }
  const entryOf = ({ brand }: Identity, request: FastifyRequest): ExportedEntry | undefined => {
    const { id } = readId(request)
    return store.preview(brand).entries.find(({ sys }) => sys.id === id)
  }
  const withEntry = (
    handle: (
      identity: Identity,
      entry: ExportedEntry,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => Promise<FastifyReply> | FastifyReply,
  ) =>
    loggedIn(async (identity, request, reply) => {
      const refused = refusalFor(identity)
      if (refused !== undefined) return sendFailure(reply, refused)
      const entry = entryOf(identity, request)
      return entry === undefined ? sendFailure(reply, notFound) : handle(identity, entry, request, reply)
    })

  app.get(
    routes.editableEntries.path,
    loggedIn(async (identity, _request, reply) => {
      const refused = refusalFor(identity)
      if (refused !== undefined) return sendFailure(reply, refused)
      const { brand } = identity
      const entries = store.preview(brand).entries.map((entry) => editableEntry(store, brand, entry))
      return reply.send(EditableEntriesCodec.encode(entries))
    }),
  )
  app.get(
    routes.editableEntry.path,
    withEntry(({ brand }, entry, _request, reply) =>
      reply.send(EditedContentCodec.encode(editedContent(store, brand, entry))),
    ),
  )
  app.put(
    routes.saveEntry.path,
    withEntry(async ({ brand }, entry, request, reply) => {
      const body = readAs(SaveContentBody, request.body)
      if (E.isLeft(body)) return sendFailure(reply, body.left)
      const { version, fields } = body.right
      return sendOutcome(
        reply,
        EditedContentCodec,
        await changeContent(services, brand, entry, version, write(store, brand, entry, fields)),
      )
    }),
  )
  for (const [route, change] of [
    [routes.publishEntry, (brand: BrandCode, entry: ExportedEntry) => publish(store, brand, entry)],
    [routes.unpublishEntry, () => unpublish],
  ] as const)
    app.post(
      route.path,
      withEntry(async ({ brand }, entry, request, reply) => {
        const body = readAs(PublishContentBody, request.body)
        if (E.isLeft(body)) return sendFailure(reply, body.left)
        return sendOutcome(
          reply,
          EditedContentCodec,
          await changeContent(services, brand, entry, body.right.version, change(brand, entry)),
        )
      }),
    )
}

const readId = ({ params }: FastifyRequest): { readonly id: string | undefined } => {
  const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined
  return { id: typeof id === 'string' ? id : undefined }
}
