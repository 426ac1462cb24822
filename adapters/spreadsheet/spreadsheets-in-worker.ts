import * as E from 'fp-ts/Either'
import type { SheetFault, Spreadsheets } from '#application/ports/spreadsheets'
import type { Sheet } from '#domain/quick-order/sheet'
import { spreadsheetLimits } from './limits'
import { broken, givenUp, tookTooLong, unavailable } from './sheet-fault'
import type { FromSpreadsheetWorker, SpreadsheetWork } from './work'

/** How a worker is heard. `died` is told at most once, `say` any number of times. */
export interface WorkerListener {
  readonly say: (message: FromSpreadsheetWorker) => void
  readonly died: () => void
}

/** Starts a worker of its own on one piece of work, and returns how to end it. */
export type StartWorker = (work: SpreadsheetWork, listener: WorkerListener) => () => void

/** The end of a piece of work. */
type Ended = Exclude<FromSpreadsheetWorker, { kind: 'ready' }> | { readonly kind: 'failed'; readonly fault: SheetFault }

const run = (start: StartWorker, work: SpreadsheetWork, timeLimitMs: number, signal?: AbortSignal): Promise<Ended> =>
  new Promise((resolve) => {
    let isReady = false
    const settle = (ended: Ended): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
      end()
      resolve(ended)
    }
    const fail = (fault: SheetFault) => settle({ kind: 'failed', fault })
    const giveUp = () => fail(givenUp)
    const timer = setTimeout(() => fail(tookTooLong), timeLimitMs)
    signal?.addEventListener('abort', giveUp)
    const end = start(work, {
      say: (message) => {
        if (message.kind === 'ready') isReady = true
        else settle(message)
      },
      // A worker that was loaded dies of its work, such as of a file that needs more memory than it may have.
      died: () => fail(isReady ? broken : unavailable),
    })
    if (signal?.aborted === true) giveUp()
  })

/** Each piece of work has a worker of its own, which is ended when it takes too long. */
export const spreadsheetsInWorker = (
  start: StartWorker,
  timeLimitMs: number = spreadsheetLimits.timeLimitMs,
): Spreadsheets => ({
  mostBytes: spreadsheetLimits.mostBytes,
  read: (bytes, signal) => async (): Promise<E.Either<SheetFault, Sheet>> => {
    const ended = await run(start, { kind: 'read', bytes }, timeLimitMs, signal)
    if (ended.kind === 'read') return ended.result
    return E.left(ended.kind === 'failed' ? ended.fault : broken)
  },
  write: (format, rows) => async () => {
    const ended = await run(start, { kind: 'write', format, rows }, timeLimitMs)
    return ended.kind === 'written' ? ended.bytes : undefined
  },
})
