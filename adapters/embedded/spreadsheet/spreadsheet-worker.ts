import { parentPort, workerData } from 'node:worker_threads'
import { carryOut, type FromSpreadsheetWorker, type SpreadsheetWork } from '#adapters/spreadsheet/work'

/** The thread that reads or writes one file, so that no file holds up a request. Started by `spreadsheets-in-thread.ts`. */

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const say = (message: FromSpreadsheetWorker): void => parentPort?.postMessage(message)

const work: SpreadsheetWork = workerData

say({ kind: 'ready' })
say(await carryOut(work))
