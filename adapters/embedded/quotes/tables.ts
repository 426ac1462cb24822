import type { ColumnType } from 'kysely'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { QuoteHead } from '#domain/quotes/quote'
import type { QuoteRow } from '#domain/quotes/quote-row'
import type { QuoteStatus, StatusChange } from '#domain/quotes/quote-status'

type Time = ColumnType<Date, string, string>
type Json<A> = ColumnType<A, string, string>

export interface QuotesTables {
  quotes: {
    quote_id: string
    /** What people call it; unique. */
    quote_number: string
    customer_id: string
    project_id: string | null
    user_id: string
    /** Of the host where it was made: its plate and its mails. */
    brand: BrandCode
    /** Counts every change. */
    version: number
    created_at: Time
    changed_at: Time
    status: QuoteStatus
    head: Json<QuoteHead>
    /** Who last changed each field of the head, by name. */
    head_by: Json<Readonly<Record<string, string>>>
    history: Json<readonly StatusChange[]>
    /** Orders quotes by name as Swedes do. */
    sv_key: string
    last_day: string
    /** Number, name, reference and receiver in lower case: what a search looks in beside the articles. */
    search_text: string
  }
  quote_rows: {
    quote_id: string
    /** Unique within the quote. */
    row_id: string
    kind: QuoteRow['tag']
    /** Ascending in the order of rows, with room between them, so that a row is moved without the others. */
    position: number
    article_number: string | null
    /** The text of a heading too. */
    name: string
    quantity: number
    unit: string
    own_price: number | null
    discount: number
    cost: number | null
    is_labour: boolean
    /** What the sender paid when the quote was sent; null while it can be changed, and for prices on request. */
    sent_net: number | null
    sent_gross: number | null
    /** Who last changed it. */
    changed_by: string
  }
  /** The link of a sent quote. One that is withdrawn is deleted. */
  quote_links: {
    quote_id: string
    /** SHA-256 of the secret, in hex; the secret itself is not stored. */
    secret_hash: string
    /** What the secret is made of, with a key of the server. */
    seed: string
    created_at: Time
  }
  /** Counts how often users have quotes sent. */
  quote_mails: {
    mail_id: string
    user_id: string
    quote_id: string
    queued_at: Time
  }
  /** The sender's own picture on the documents of a customer. */
  quote_logos: {
    customer_id: string
    media_type: LogoType
    /** In base64, so that every engine keeps the same. */
    content: string
    changed_by: string
    changed_at: Time
  }
}

export type LogoType = 'image/png' | 'image/jpeg'
