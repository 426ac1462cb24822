import { parentPort, workerData } from 'node:worker_threads'
import { openPGlite } from './pglite-engine'
import type { FromDatabaseThread, StatementFault, ToDatabaseThread } from './pglite-messages'

/** The thread that holds PGlite, so that a long query never holds up a page. Started by `pglite-thread.ts`. */

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const faultOf = (error: unknown): StatementFault => {
  const fields: Readonly<Record<string, unknown>> = typeof error === 'object' && error !== null ? { ...error } : {}
  return {
    message: error instanceof Error ? error.message : String(error),
    code: text(fields['code']),
    detail: text(fields['detail']),
    constraint: text(fields['constraint']),
  }
}

const isAborted = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'RuntimeError' || error.name === 'ExitStatus' || error.message.startsWith('Aborted'))

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const answer = (message: FromDatabaseThread): void => parentPort?.postMessage(message)

const engine = await openPGlite(text(workerData))

parentPort?.on('message', (message: ToDatabaseThread) => {
  const work =
    message.kind === 'close'
      ? engine.close().then(() => ({ rows: [], affectedRows: undefined }))
      : engine.run(message.statement)
  work.then(
    ({ rows, affectedRows }) => answer({ kind: 'done', id: message.id, rows, affectedRows }),
    (error: unknown) => answer({ kind: 'failed', id: message.id, fault: faultOf(error), isAborted: isAborted(error) }),
  )
})

answer({ kind: 'opened' })
