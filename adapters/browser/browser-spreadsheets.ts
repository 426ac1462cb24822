import type { Spreadsheets } from '#application/ports/spreadsheets'
import { spreadsheetsInWorker } from '#adapters/spreadsheet/spreadsheets-in-worker'
import type { FromSpreadsheetWorker } from '#adapters/spreadsheet/work'

/** Files are read and written in a worker with a chunk of its own, which is loaded when the first file comes. */
export const browserSpreadsheets: Spreadsheets = spreadsheetsInWorker((work, { say, died }) => {
  const worker = new Worker(new URL('./spreadsheet-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<FromSpreadsheetWorker>) => say(data))
  worker.addEventListener('error', died)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  worker.postMessage(work)
  return () => worker.terminate()
})
