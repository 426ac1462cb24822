import type { SqlStatement } from './sql-engine'

/** A request of the main thread to the thread that holds the database. */
export type ToDatabaseThread =
  | { readonly kind: 'run'; readonly id: number; readonly statement: SqlStatement }
  | { readonly kind: 'close'; readonly id: number }

/** What PostgreSQL says of a statement that failed; `code` is the SQLSTATE. */
export interface StatementFault {
  readonly message: string
  readonly code: string | undefined
  readonly detail: string | undefined
  readonly constraint: string | undefined
}

export type FromDatabaseThread =
  | { readonly kind: 'opened' }
  | {
      readonly kind: 'done'
      readonly id: number
      readonly rows: readonly unknown[]
      readonly affectedRows: number | undefined
    }
  | {
      readonly kind: 'failed'
      readonly id: number
      readonly fault: StatementFault
      /** Whether PGlite itself has ended with the statement. */
      readonly isAborted: boolean
    }
