import { carryOut, type FromSpreadsheetWorker, type SpreadsheetWork } from '#adapters/spreadsheet/work'

/** The worker that reads and writes files, so that a long one never holds up the page. Started by `browser-spreadsheets.ts`. */

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
const say = (message: FromSpreadsheetWorker): void => self.postMessage(message)

self.addEventListener('message', ({ data }: MessageEvent<SpreadsheetWork>) => void carryOut(data).then(say))

say({ kind: 'ready' })
