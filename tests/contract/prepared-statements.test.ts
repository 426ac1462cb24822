import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type Database, type DatabaseOptions } from '#adapters/embedded/database/database'
import { prepared } from '#adapters/embedded/database/prepared-query'
import { limits } from '#adapters/embedded/limits'
import { startPostgres } from './support/postgres'

interface Kept {
  readonly value: number
}
type Asker = Pick<Database, 'executeQuery' | 'getExecutor'>

const quotient = async (db: Asker, divisor: number) => {
  const query = sql<Kept>`select 60 / ${divisor}::integer as value`.compile(db)
  return (await db.executeQuery(prepared(query))).rows
}
const everything = async (db: Asker) => {
  const query = sql<Kept>`select * from kept order by value`.compile(db)
  return (await db.executeQuery(prepared(query))).rows
}
const namesOf = async (db: Asker) => {
  const query = sql<{ readonly name: string }>`select name from pg_prepared_statements where not from_sql
    order by name`.compile(db)
  return (await db.executeQuery(query)).rows.map(({ name }) => name)
}
const usesOfQuotient = async (db: Asker) => {
  const query = sql<Kept>`select sum(generic_plans + custom_plans)::integer as value from pg_prepared_statements
    where statement like 'select 60 /%'`.compile(db)
  return (await db.executeQuery(query)).rows[0]?.value ?? 0
}
const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )

const DIVISION_BY_ZERO = '22012'
const LIMIT_MS = 1_500

const preparedStatements = (title: string, options: DatabaseOptions) =>
  describe(`prepared statements on ${title}`, () => {
    let db: Database
    beforeAll(async () => {
      db = await openDatabase({ ...options, statementTimeoutMs: LIMIT_MS })
    }, 60_000)
    afterAll(() => db.destroy())
    beforeEach(async () => {
      await sql`drop table if exists kept`.execute(db)
      await sql`create table kept (value integer not null)`.execute(db)
      await sql`insert into kept values (1)`.execute(db)
    })

    it('are parsed once on a connection and answer by their values', async () => {
      await db.connection().execute(async (connection) => {
        for (const divisor of [1, 2, 3, 4, 5, 6, 10]) await quotient(connection, divisor)
        const names = await namesOf(connection)
        const uses = await usesOfQuotient(connection)

        expect(await quotient(connection, 12)).toEqual([{ value: 5 }])
        expect(await namesOf(connection)).toEqual(names)
        expect(await usesOfQuotient(connection)).toBe(uses + 1)
      })
    })

    it('answer as unprepared ones do, whatever the types of values and columns', async () => {
      const query =
        sql`select ${['a', 'ö "', null]}::text[] as texts, ${'{"a": [1]}'}::jsonb as json, ${null}::text as nothing,
        ${7}::bigint as whole, ${1.5}::numeric as part, date '2026-11-22' as day, ${true}::boolean as truth,
        ${new Date('2026-11-22T08:00:00Z')}::timestamptz as moment`.compile(db)

      expect((await db.executeQuery(prepared(query))).rows).toEqual((await db.executeQuery(query)).rows)
    })

    it('tell how many rows they wrote', async () => {
      const query = sql`update kept set value = value + ${1}`.compile(db)

      expect((await db.executeQuery(prepared(query))).numAffectedRows).toBe(1n)
    })

    it('answer each of many callers at once with its own', async () => {
      const divisors = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 60]

      expect(await Promise.all(divisors.map((divisor) => quotient(db, divisor)))).toEqual(
        divisors.map((divisor) => [{ value: 60 / divisor }]),
      )
    })

    it('that fail leave the statement and the connection as they were', async () => {
      await db.connection().execute(async (connection) => {
        expect(await codeOf(quotient(connection, 0))).toBe(DIVISION_BY_ZERO)

        expect(await quotient(connection, 2)).toEqual([{ value: 30 }])
        expect(await everything(connection)).toEqual([{ value: 1 }])
      })
    })

    it('that fail undo their transaction', async () => {
      const transaction = db.transaction().execute(async (trx) => {
        await sql`insert into kept values (2)`.execute(trx)
        await quotient(trx, 0)
      })

      expect(await codeOf(transaction)).toBe(DIVISION_BY_ZERO)
      expect(await everything(db)).toEqual([{ value: 1 }])
    })

    it('answer with the columns that a migration has added', async () => {
      expect(await everything(db)).toEqual([{ value: 1 }])

      await sql`alter table kept add column more text not null default 'new'`.execute(db)

      expect(await everything(db)).toEqual([{ value: 1, more: 'new' }])
      expect(await everything(db)).toEqual([{ value: 1, more: 'new' }])
    })

    it('undo a transaction in which a migration has changed their columns, and work in the next one', async () => {
      await db.connection().execute(async (connection) => {
        await everything(connection)
        await everything(connection)
        await sql`alter table kept add column more text`.execute(connection)
        const transaction = connection.transaction().execute(async (trx) => {
          await sql`insert into kept values (2)`.execute(trx)
          await everything(trx)
        })

        expect(await codeOf(transaction)).toBe('0A000')
        expect(await connection.transaction().execute(everything)).toEqual([{ value: 1, more: null }])
      })
    })

    it('are prepared again when the connection has lost them', async () => {
      await db.connection().execute(async (connection) => {
        await everything(connection)
        await sql`deallocate all`.execute(connection)

        expect(await everything(connection)).toEqual([{ value: 1 }])
        expect(await everything(connection)).toEqual([{ value: 1 }])
      })
    })

    it('answer when their name is taken by another statement', async () => {
      await db.connection().execute(async (connection) => {
        await everything(connection)
        const next = limits.database.mostPreparedStatements
        for (let number = 1; number <= next; number += 1)
          await sql`prepare ${sql.id(`prepared_${number}`)} as select 1`.execute(connection).catch(() => {})
        const query = sql<Kept>`select value * ${3}::integer as value from kept`.compile(db)

        expect((await connection.executeQuery(prepared(query))).rows).toEqual([{ value: 3 }])
        await sql`deallocate all`.execute(connection)
      })
    })

    it('are bounded: later ones are run without being prepared', async () => {
      await db.connection().execute(async (connection) => {
        for (let column = 0; column < limits.database.mostPreparedStatements + 5; column += 1) {
          const query = sql<Kept>`select value as ${sql.id(`column_${column}`)} from kept`.compile(db)
          expect((await connection.executeQuery(prepared(query))).rows).toEqual([{ [`column_${column}`]: 1 }])
        }

        expect((await namesOf(connection)).length).toBeLessThanOrEqual(limits.database.mostPreparedStatements)
        expect((await namesOf(connection)).length).toBeGreaterThan(10)
      })
    })
  })

const reopened = (title: string, options: DatabaseOptions) =>
  describe(`prepared statements on ${title}`, () => {
    it('are prepared again after a statement that took too long', async () => {
      const db = await openDatabase({ ...options, statementTimeoutMs: LIMIT_MS })
      await sql`drop table if exists kept`.execute(db)
      await sql`create table kept (value integer not null)`.execute(db)
      await sql`insert into kept values (1)`.execute(db)
      expect(await everything(db)).toEqual([{ value: 1 }])
      const endless = sql`select count(*) from generate_series(1, ${100_000}::integer) as a,
        generate_series(1, 1000000) as b`.compile(db)

      expect(await codeOf(db.executeQuery(prepared(endless)))).toBe('57014')

      expect(await everything(db)).toEqual([{ value: 1 }])
      await db.destroy()
    }, 60_000)
  })

const folder = await mkdtemp(join(tmpdir(), 'fackhandel-prepared-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const inThread: DatabaseOptions = { dataDir: folder, workerUrl: pathToFileURL('.build/server/pglite-worker.js') }

preparedStatements('PGlite', {})
preparedStatements('PGlite in a thread', inThread)
reopened('PGlite in a thread', inThread)

const postgres = await startPostgres()
if (postgres.tag === 'Unavailable') {
  it.skip(`prepared statements on PostgreSQL (${postgres.reason})`)
} else {
  afterAll(() => postgres.stop())
  const server: DatabaseOptions = { databaseUrl: postgres.databaseUrl }
  preparedStatements('PostgreSQL', server)
  reopened('PostgreSQL', server)
}
