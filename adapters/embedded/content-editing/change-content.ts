import * as E from 'fp-ts/Either'
import type { EditedContent } from '#application/ports/content-editing'
import type { BrandCode } from '#domain/kernel/brand-code'
import { contentStoreOf, type ContentStore, type EditedEntry } from '../content/content-store'
import { defaultLocaleOf, type ExportedEntry, type LocalisedFields } from '../content/space-export'
import type { ServiceContext } from '../context'
import { inTransaction } from '../database/in-transaction'
import { notFound, type RequestFailure } from '../request-failure'
import { editedContent, withField } from './edited-content'
import { fieldFromText } from './field-text'
import { publicationFaults } from './publication-faults'

const changedElsewhere: RequestFailure = {
  status: 409,
  code: 'ENTRY_CHANGED',
  message: 'Någon annan har ändrat innehållet sedan du öppnade det. Ladda om för att se ändringen.',
}

/** What a change makes of the entry, from what it is now. */
type Change = (now: {
  readonly draft: LocalisedFields
  readonly published: LocalisedFields | undefined
}) => E.Either<RequestFailure, { readonly draft: LocalisedFields; readonly published: LocalisedFields | undefined }>

const refusedFields = (details: NonNullable<RequestFailure['details']>): RequestFailure => ({
  ...{ status: 422, code: 'INVALID_FIELDS', message: 'Något fält behöver ändras.', details },
})

/** Publishes the draft, if it has all that its content type asks for. */
export const publish =
  (store: ContentStore, brand: BrandCode, entry: ExportedEntry): Change =>
  ({ draft }) => {
    const details = publicationFaults(store.published(brand), entry, draft)
    return details.length > 0 ? E.left(refusedFields(details)) : E.right({ draft, published: draft })
  }

export const unpublish: Change = ({ draft }) => E.right({ draft, published: undefined })

/** Writes the texts of fields into the draft; all of them or, where one does not fit, none. */
export const write =
  (store: ContentStore, brand: BrandCode, entry: ExportedEntry, texts: Readonly<Record<string, string>>): Change =>
  (now) => {
    const space = store.preview(brand)
    const type = space.contentTypes.find(({ sys }) => sys.id === entry.sys.contentType.sys.id)
    const locale = defaultLocaleOf(space)
    let draft = now.draft
    const details: { readonly path: string; readonly message: string }[] = []
    for (const [id, text] of Object.entries(texts)) {
      const field = type?.fields.find((one) => one.id === id)
      const read = field === undefined ? E.left('Fältet finns inte.') : fieldFromText(field, text)
      if (E.isLeft(read)) details.push({ path: id, message: read.left })
      else draft = withField(draft, id, locale, read.right)
    }
    return details.length > 0 ? E.left(refusedFields(details)) : E.right({ ...now, draft })
  }

/**
 * Changes an entry, if it is still as the editor saw it, and serves it from then on. What was kept of pages is emptied by
 * who listens to the store.
 */
export const changeContent = async (
  services: Pick<ServiceContext, 'db' | 'clock' | 'content'>,
  brand: BrandCode,
  entry: ExportedEntry,
  version: number,
  change: Change,
): Promise<E.Either<RequestFailure, EditedContent>> => {
  const store = contentStoreOf(services.content)
  const id = entry.sys.id
  const outcome = await inTransaction(services.db, async (trx): Promise<E.Either<RequestFailure, EditedEntry>> => {
    const row = await trx
      .selectFrom('content_edits')
      .select(['version', 'draft', 'published'])
      .where('brand', '=', brand)
      .where('entry_id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if ((row?.version ?? 1) !== version) return E.left(changedElsewhere)
    const changed = change(
      row === undefined
        ? { draft: entry.fields, published: entry.fields }
        : { draft: row.draft, published: row.published ?? undefined },
    )
    if (E.isLeft(changed)) return changed
    const { draft, published } = changed.right
    const edited = { id, draft, published, version: version + 1, changedAt: services.clock.now() }
    const values = {
      draft: JSON.stringify(draft),
      published: published === undefined ? null : JSON.stringify(published),
      version: edited.version,
      changed_at: edited.changedAt,
    }
    // A row that somebody else inserts meanwhile could not be locked above.
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('content_edits')
      .values({ brand, entry_id: id, ...values })
      .onConflict((conflict) =>
        conflict.columns(['brand', 'entry_id']).doUpdateSet(values).where('content_edits.version', '=', version),
      )
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 0n ? E.left(changedElsewhere) : E.right(edited)
  })
  if (E.isLeft(outcome)) return outcome
  store.edit(brand, outcome.right)
  const shown = store.preview(brand).entries.find(({ sys }) => sys.id === id)
  return shown === undefined ? E.left(notFound) : E.right(editedContent(store, brand, shown))
}
