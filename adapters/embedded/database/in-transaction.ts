import * as E from 'fp-ts/Either'
import type { Transaction } from 'kysely'
import type { Database } from './database'
import type { Tables } from './tables'

/** Carries the work out in one transaction; a left undoes what was written. */
export const inTransaction = async <L, A>(
  db: Database,
  work: (trx: Transaction<Tables>) => Promise<E.Either<L, A>>,
): Promise<E.Either<L, A>> => {
  const trx = await db.startTransaction().execute()
  try {
    const outcome = await work(trx)
    await (E.isRight(outcome) ? trx.commit() : trx.rollback()).execute()
    return outcome
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute()
    throw error
  }
}
