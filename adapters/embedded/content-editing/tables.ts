import type { ColumnType, JSONColumnType } from 'kysely'
import type { LocalisedFields } from '../content/space-export'

export interface ContentEditingTables {
  /** Entries as editors have left them, in place of those that the shop brings. */
  content_edits: {
    brand: string
    entry_id: string
    draft: JSONColumnType<LocalisedFields>
    /** Null where it is not published. */
    published: JSONColumnType<LocalisedFields> | null
    version: number
    changed_at: ColumnType<Date, string, string>
  }
}
