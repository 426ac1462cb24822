import { AsyncLocalStorage } from 'node:async_hooks'
import type { Work } from './turn-debts'

/** On whose behalf the database is called: a user, an address, or the server itself. */
export interface DatabaseCaller {
  readonly key: string
  readonly work: Work
  /** Whether its statements may take as long as they need. */
  readonly atLength: boolean
}

const server: DatabaseCaller = { key: 'server', work: 'usual', atLength: false }
const callers = new AsyncLocalStorage<DatabaseCaller>()

/** The current caller. */
export const currentCaller = (): DatabaseCaller => callers.getStore() ?? server

/** Whether a caller is already set. A call that the server makes to itself belongs to its reader. */
export const hasCaller = (): boolean => callers.getStore() !== undefined

/** Runs work for a caller, so that database connections are shared fairly. */
export const asCaller = <A>(key: string, work: () => A): A => callers.run({ key, work: 'usual', atLength: false }, work)

/** Does work whose statements may take as long as they need: migrations and seeding, before the shop is open. */
export const atLength = <A>(work: () => Promise<A>): Promise<A> =>
  callers.run({ ...currentCaller(), atLength: true }, work)

/** Runs work that searches the catalogue. All searches together get only a part of the database's time. */
export const asSearch = <A>(work: () => Promise<A>): Promise<A> =>
  callers.run({ ...currentCaller(), work: 'search' }, work)
