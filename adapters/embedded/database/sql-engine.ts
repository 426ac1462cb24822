/** The rows of one statement and how many rows it wrote. */
export interface StatementResult<Row> {
  readonly rows: Row[]
  readonly affectedRows: number | undefined
}

/** One connection to an embedded database: runs a statement at a time, in the order they are given. */
export interface SqlEngine {
  readonly run: <Row>(sql: string, parameters: readonly unknown[]) => Promise<StatementResult<Row>>
  readonly close: () => Promise<void>
}
