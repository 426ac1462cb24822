import { Worker } from 'node:worker_threads'
import type { FromDatabaseThread, StatementFault, ToDatabaseThread } from './pglite-messages'
import type { SqlStatement, StatementResult } from './sql-engine'
import { sqlError, sqlStates } from './sql-states'

/** PGlite in a thread of its own, until that thread ends. */
export interface PGliteThread {
  /** @param limitMs time after which the statement fails and the thread is ended; without it there is no limit */
  readonly run: <Row>(statement: SqlStatement, limitMs: number | undefined) => Promise<StatementResult<Row>>
  readonly hasEnded: () => boolean
  /** Resolves when the thread is gone and the folder may be opened again. */
  readonly gone: Promise<void>
  /** Ends the thread at once. What was committed is in the folder; the rest is undone at the next opening. */
  readonly end: () => void
  /** Ends the thread in good order. */
  readonly close: () => Promise<void>
}

interface PendingRequest {
  // Rows are untyped here; the caller's query states their type.
  readonly resolve: (result: StatementResult<never>) => void
  readonly reject: (reason: Error) => void
  readonly limitMs: number | undefined
}

const statementError = ({ message, ...fields }: StatementFault): Error => Object.assign(new Error(message), fields)

/**
 * Opens PGlite in a thread of its own and answers when it is ready.
 * @param script the built `pglite-worker`
 */
export const openPGliteThread = (
  script: URL,
  folder: string | undefined,
  openTimeoutMs: number,
): Promise<PGliteThread> =>
  new Promise((opened, failedToOpen) => {
    const worker = new Worker(script, { workerData: folder })
    // In the order in which they arrived: the first one is the one that runs.
    const pending = new Map<number, PendingRequest>()
    let lastId = 0
    let ended = false
    let watch: NodeJS.Timeout | undefined

    const ask = <Row>(message: (id: number) => ToDatabaseThread, limitMs?: number): Promise<StatementResult<Row>> =>
      new Promise((resolve, reject) => {
        if (ended) return reject(sqlError(sqlStates.connectionLost, 'The database thread has ended'))
        lastId += 1
        pending.set(lastId, { resolve, reject, limitMs })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage(message(lastId))
        if (pending.size === 1) watchFirst()
      })

    const stop = (reason: Error): void => {
      ended = true
      clearTimeout(watch)
      clearTimeout(opening)
      failedToOpen(reason)
      for (const { reject } of pending.values()) reject(reason)
      pending.clear()
    }
    const end = (reason: Error): void => {
      stop(reason)
      void worker.terminate()
    }

    // WebAssembly runs in one thread without signals, so the engine has no time limit of its own.
    const watchFirst = (): void => {
      clearTimeout(watch)
      const [first] = pending
      if (first === undefined) return
      const [id, { reject, limitMs }] = first
      if (limitMs === undefined) return
      watch = setTimeout(() => {
        pending.delete(id)
        reject(sqlError(sqlStates.cancelled, `The statement took longer than ${limitMs} ms`))
        end(sqlError(sqlStates.connectionLost, 'The database thread was ended with a statement that took too long'))
      }, limitMs)
    }

    const settle = (id: number, how: (one: PendingRequest) => void): void => {
      const one = pending.get(id)
      pending.delete(id)
      if (one !== undefined) how(one)
      watchFirst()
    }

    const gone = new Promise<void>((resolve) => {
      worker.once('exit', () => {
        stop(sqlError(sqlStates.connectionLost, 'The database thread has ended'))
        resolve()
      })
    })
    const endNow = (): void => end(sqlError(sqlStates.connectionLost, 'The database thread was ended'))
    const opening = setTimeout(() => end(new Error(`It was not open after ${openTimeoutMs / 1000} s`)), openTimeoutMs)

    const thread: PGliteThread = {
      run: (statement, limitMs) => ask((id) => ({ kind: 'run', id, statement }), limitMs),
      hasEnded: () => ended,
      gone,
      end: endNow,
      close: async () => {
        if (!ended) await ask((id) => ({ kind: 'close', id })).catch(() => {})
        await worker.terminate()
      },
    }

    worker.on('message', (message) => {
      const from: FromDatabaseThread = message
      switch (from.kind) {
        case 'opened':
          clearTimeout(opening)
          return opened(thread)
        case 'failed':
          settle(from.id, ({ reject }) => reject(statementError(from.fault)))
          // WebAssembly that has aborted gives wrong answers.
          return from.isAborted ? endNow() : undefined
        case 'done':
          return settle(from.id, ({ resolve }) => resolve({ rows: message.rows, affectedRows: from.affectedRows }))
      }
    })
    worker.on('error', stop)
  })
