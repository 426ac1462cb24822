import * as E from 'fp-ts/Either'
import type { Spreadsheets } from '#application/ports/spreadsheets'
import { unavailable } from '#adapters/spreadsheet/sheet-fault'
import { createBoundedWork } from '../auth/bounded-work'
import { limits } from '../limits'

const { mostAtOnce, mostWaiting } = limits.spreadsheet

/** A few files at a time; one that comes when many wait is not read. */
export const spreadsheetsInTurns = ({ mostBytes, read, write }: Spreadsheets): Spreadsheets => {
  const turns = createBoundedWork({ mostAtOnce, mostWaiting })
  return {
    mostBytes,
    read: (bytes, signal) => async () => (await turns.run(read(bytes, signal), false)) ?? E.left(unavailable),
    write: (format, rows) => async () => turns.run(write(format, rows), false),
  }
}
