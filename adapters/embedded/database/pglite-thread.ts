import { Worker } from 'node:worker_threads'
import type { FromDatabaseThread, StatementFault, ToDatabaseThread } from './pglite-messages'
import type { SqlEngine, StatementResult } from './sql-engine'

interface Waiting {
  // Rows cross the thread untyped; the caller's query says what they are.
  readonly resolve: (result: StatementResult<never>) => void
  readonly reject: (reason: Error) => void
}

const statementError = ({ message, ...fields }: StatementFault): Error => Object.assign(new Error(message), fields)

/**
 * Opens PGlite in a thread of its own and answers when it is ready.
 * @param script the built `pglite-worker`
 */
export const openPGliteThread = (script: URL, folder: string | undefined): Promise<SqlEngine> =>
  new Promise((opened, failedToOpen) => {
    const worker = new Worker(script, { workerData: folder })
    const waiting = new Map<number, Waiting>()
    let lastId = 0
    let stopped: Error | undefined

    const ask = <Row>(message: (id: number) => ToDatabaseThread): Promise<StatementResult<Row>> =>
      new Promise((resolve, reject) => {
        if (stopped !== undefined) return reject(stopped)
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage(message(lastId))
      })

    const engine: SqlEngine = {
      run: (sql, parameters, copied) => ask((id) => ({ kind: 'run', id, sql, parameters, copied })),
      close: async () => {
        await ask((id) => ({ kind: 'close', id }))
        await worker.terminate()
      },
    }

    const settle = (id: number, how: (one: Waiting) => void): void => {
      const one = waiting.get(id)
      waiting.delete(id)
      if (one !== undefined) how(one)
    }

    worker.on('message', (message) => {
      const from: FromDatabaseThread = message
      switch (from.kind) {
        case 'opened':
          return opened(engine)
        case 'failed':
          return settle(from.id, ({ reject }) => reject(statementError(from.fault)))
        case 'done':
          return settle(from.id, ({ resolve }) => resolve({ rows: message.rows, affectedRows: from.affectedRows }))
      }
    })

    const stop = (reason: Error): void => {
      stopped = reason
      failedToOpen(reason)
      for (const { reject } of waiting.values()) reject(reason)
      waiting.clear()
    }
    worker.on('error', stop)
    worker.on('exit', () => stop(new Error('The database thread has ended')))
  })
