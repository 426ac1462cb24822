import { Worker } from 'node:worker_threads'
import type { Spreadsheets } from '#application/ports/spreadsheets'
import { spreadsheetsInWorker } from '#adapters/spreadsheet/spreadsheets-in-worker'
import { readSpreadsheet } from '#adapters/spreadsheet/read-spreadsheet'
import { writeSpreadsheet } from '#adapters/spreadsheet/write-spreadsheet'
import { limits } from '../limits'

const { mostHeapMegabytes, timeLimitMs } = limits.spreadsheet

/**
 * Files are read and written in threads with bounded memory and time.
 * @param script the built `spreadsheet-worker`
 */
export const spreadsheetsInThread = (script: URL): Spreadsheets =>
  spreadsheetsInWorker((work, { say, died }) => {
    const worker = new Worker(script, {
      workerData: work,
      resourceLimits: { maxOldGenerationSizeMb: mostHeapMegabytes },
    })
    worker.on('message', say)
    worker.on('error', died)
    return () => void worker.terminate()
  }, timeLimitMs)

/** The same in this thread, where nothing is built: without a limit of time. */
export const spreadsheetsHere: Spreadsheets = {
  mostBytes: limits.spreadsheet.mostBytes,
  read: (bytes) => () => readSpreadsheet(bytes),
  write: (format, rows) => () => writeSpreadsheet(format, rows),
}
