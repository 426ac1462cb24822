import type { ColumnType, JSONColumnType } from 'kysely'
import type { FormAnswers } from '#domain/content/dynamic-form'

export interface FormsTables {
  /** Forms that were sent. */
  sent_forms: {
    receipt_number: string
    brand: string
    form_id: string
    /** The same key sends once. */
    send_key: string
    answers_hash: string
    answers: JSONColumnType<FormAnswers>
    sent_at: ColumnType<Date, string, string>
  }
}
