/** The rows of one statement and how many rows it wrote. */
export interface StatementResult<Row> {
  readonly rows: Row[]
  readonly affectedRows: number | undefined
}

/** One connection to an embedded database: runs a statement at a time, in the order they are given. */
export interface SqlEngine {
  /** @param copied what a `copy … from '/dev/blob'` reads */
  readonly run: <Row>(sql: string, parameters: readonly unknown[], copied?: string) => Promise<StatementResult<Row>>
  readonly close: () => Promise<void>
}
