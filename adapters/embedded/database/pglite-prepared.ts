import { parse, protocol, type PGlite } from '@electric-sql/pglite'
import type { StatementResult } from './sql-engine'

const { serialize } = protocol

export interface PreparedStatements {
  /** Runs a statement, which is prepared first if this connection does not have it under its name. */
  readonly run: <Row>(name: string, sql: string, parameters: readonly unknown[]) => Promise<StatementResult<Row>>
}

/**
 * Prepared statements of one PGlite, which has no method for them. Its own `query` parses and plans each time and calls
 * WebAssembly six times a statement; here all messages of a statement go in one call.
 */
export const preparedStatementsOf = (database: PGlite): PreparedStatements => {
  /** By name, the types of the parameters. */
  const known = new Map<string, readonly number[]>()

  const prepare = async (name: string, sql: string): Promise<readonly number[]> => {
    const described = await database.execProtocolStream(
      joined([serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name }), serialize.sync()]),
    )
    const types = parse.parseDescribeStatementResults(described)
    known.set(name, types)
    return types
  }
  const textOf = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null
    const serializer = type === undefined ? undefined : database.serializers[type]
    if (serializer !== undefined) return serializer(value)
    return typeof value === 'string' ? value : JSON.stringify(value)
  }

  return {
    run: (name, sql, parameters) =>
      database.runExclusive(async () => {
        const types = known.get(name) ?? (await prepare(name, sql))
        const values = parameters.map((value, at) => textOf(value, types[at]))
        const messages = await database.execProtocolStream(
          joined([
            serialize.bind({ statement: name, values }),
            serialize.describe({ type: 'P' }),
            serialize.execute({}),
            serialize.sync(),
          ]),
        )
        const [result] = parse.parseResults(messages, database.parsers)
        // Rows are untyped here; the caller's query states their type.
        const rows: unknown = result?.rows
        return { rows: Array.isArray(rows) ? rows : [], affectedRows: result?.affectedRows }
      }),
  }
}

const joined = (messages: readonly Uint8Array[]): Uint8Array => Buffer.concat(messages)
