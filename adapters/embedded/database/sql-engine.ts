/** The rows of one statement and how many rows it wrote. */
export interface StatementResult<Row> {
  readonly rows: Row[]
  readonly affectedRows: number | undefined
}

export interface SqlStatement {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** What a `copy … from '/dev/blob'` reads; only the embedded database reads it. */
  readonly copied?: string
  /** Name under which a connection prepares the statement once and keeps it; without one it is parsed each time. */
  readonly name?: string
}

/** Runs a statement at a time, in the order they are given. */
export interface SqlConnection {
  readonly run: <Row>(statement: SqlStatement) => Promise<StatementResult<Row>>
  /**
   * Resolves when the next one may connect, so that whoever broke a connection pays for the time that it takes to mend.
   * @param broken whether nobody may use the connection any more
   */
  readonly release: (broken: boolean) => Promise<void>
}

/** A database that statements can be sent to. */
export interface SqlEngine {
  /**
   * A connection of one's own until it is released. When it breaks, every further statement on it fails, so that no
   * part of a transaction is ever run on another one.
   * @param atLength whether its statements may take as long as they need
   */
  readonly connect: (atLength: boolean) => Promise<SqlConnection>
  readonly close: () => Promise<void>
}
