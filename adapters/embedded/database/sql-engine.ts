/** The rows of one statement and how many rows it wrote. */
export interface StatementResult<Row> {
  readonly rows: Row[]
  readonly affectedRows: number | undefined
}

/** Runs a statement at a time, in the order they are given. */
export interface SqlConnection {
  /** @param copied what a `copy … from '/dev/blob'` reads; the embedded database alone knows it */
  readonly run: <Row>(sql: string, parameters: readonly unknown[], copied?: string) => Promise<StatementResult<Row>>
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
