import { parse, protocol, type PGlite } from '@electric-sql/pglite'
import { LRUCache } from 'lru-cache'
import { limits } from '../limits'
import type { SqlStatement, StatementResult } from './sql-engine'

const { serialize } = protocol

/** Types of the parameters of a statement. */
type Types = readonly number[]

/**
 * Runs the statements of one PGlite. Its own `query` calls WebAssembly six times for each; here all messages of a statement
 * go in one call. The types of its parameters are asked for once for a text. A statement with a name is parsed and planned
 * once too, for which PGlite has no method.
 */
export const statementsOf = (database: PGlite) => {
  const typesByName = new Map<string, Types>()
  const typesByText = new LRUCache<string, Types>({
    maxSize: limits.database.mostRememberedTextCharacters,
    sizeCalculation: (_types, text) => text.length,
  })

  const send = (messages: readonly Uint8Array[]) =>
    database.execProtocolStream(Buffer.concat([...messages, serialize.sync()]))

  const typesOf = async (name: string, sql: string): Promise<Types> =>
    parse.parseDescribeStatementResults(
      await send([serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name })]),
    )

  const prepare = async (name: string, sql: string): Promise<Types> => {
    const types = await typesOf(name, sql)
    typesByName.set(name, types)
    return types
  }

  const typesOfText = async (sql: string): Promise<Types> => {
    const known = typesByText.get(sql)
    if (known !== undefined) return known
    const types = await typesOf('', sql)
    typesByText.set(sql, types)
    return types
  }

  const textOf = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null
    const serializer = type === undefined ? undefined : database.serializers[type]
    if (serializer !== undefined) return serializer(value)
    return typeof value === 'string' ? value : JSON.stringify(value)
  }

  const execute = async <Row>(
    before: readonly Uint8Array[],
    statement: string,
    parameters: readonly unknown[],
    types: Types,
  ): Promise<StatementResult<Row>> => {
    const messages = await send([
      ...before,
      serialize.bind({ statement, values: parameters.map((value, at) => textOf(value, types[at])) }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    ])
    const [result] = parse.parseResults(messages, database.parsers)
    // Rows are untyped here; the caller's query states their type.
    const rows: unknown = result?.rows
    return { rows: Array.isArray(rows) ? rows : [], affectedRows: result?.affectedRows }
  }

  return {
    run: <Row>({ sql, parameters, name }: Omit<SqlStatement, 'copied'>): Promise<StatementResult<Row>> =>
      database.runExclusive(async () => {
        if (name !== undefined)
          return execute<Row>([], name, parameters, typesByName.get(name) ?? (await prepare(name, sql)))
        const types = parameters.length === 0 ? [] : await typesOfText(sql)
        return execute<Row>([serialize.parse({ text: sql })], '', parameters, types)
      }),
  }
}
