import { limits } from '../limits'
import { openPGliteThread, type PGliteThread } from './pglite-thread'
import type { SqlEngine } from './sql-engine'
import { sqlError, sqlStates } from './sql-states'

/**
 * PGlite in a thread that is opened again when it has ended: with a statement that took too long, or by itself. What was
 * committed is then recovered from the folder. Data in memory would be lost, so there no statement is cut.
 * @param script the built `pglite-worker`
 */
export const openReopeningPGlite = async (
  script: URL,
  folder: string | undefined,
  statementTimeoutMs: number,
): Promise<SqlEngine> => {
  const { openTimeoutMs, reopenAfterMs } = limits.database
  const open = () => openPGliteThread(script, folder, openTimeoutMs)
  let thread = await open()
  let reopening: Promise<PGliteThread> | undefined
  let notBefore = 0
  let closed = false

  const openedAgain = async (): Promise<PGliteThread> => {
    await thread.gone
    if (closed || folder === undefined || performance.now() < notBefore)
      throw sqlError(sqlStates.connectionLost, 'The embedded database is closed')
    try {
      thread = await open()
      return thread
    } catch (error) {
      notBefore = performance.now() + reopenAfterMs
      throw sqlError(sqlStates.connectionLost, 'The embedded database could not be opened again', error)
    }
  }
  const current = async (): Promise<PGliteThread> => {
    if (!thread.hasEnded()) return thread
    reopening ??= openedAgain().finally(() => {
      reopening = undefined
    })
    return reopening
  }

  return {
    connect: async (atLength) => {
      const own = await current()
      const limitMs = atLength || folder === undefined ? undefined : statementTimeoutMs
      let hasLoaded = false
      return {
        run: (statement) => {
          hasLoaded ||= statement.copied !== undefined
          return own.run(statement, limitMs)
        },
        release: async (broken) => {
          if (broken) own.end()
          // WebAssembly never gives back the memory that a load in bulk has taken.
          else if (hasLoaded && folder !== undefined) await own.close()
          // The next statement reports whether the engine could be reopened.
          if (own.hasEnded()) await current().catch(() => {})
        },
      }
    },
    close: async () => {
      closed = true
      await reopening?.catch(() => {})
      await thread.close()
    },
  }
}
