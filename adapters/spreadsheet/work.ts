import type * as E from 'fp-ts/Either'
import type { SheetCell, SheetFault, SheetFormat } from '#application/ports/spreadsheets'
import { absurdCase } from '#domain/kernel/decider'
import type { Sheet } from '#domain/quick-order/sheet'
import { readSpreadsheet } from './read-spreadsheet'
import { writeSpreadsheet } from './write-spreadsheet'

/** What a worker is asked for. */
export type SpreadsheetWork =
  | { readonly kind: 'read'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'write'
      readonly format: SheetFormat
      readonly rows: readonly (readonly SheetCell[])[]
    }

/** What a worker says: that it is loaded, then the result of its one piece of work. */
export type FromSpreadsheetWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'read'; readonly result: E.Either<SheetFault, Sheet> }
  | { readonly kind: 'written'; readonly bytes: Uint8Array }

export const carryOut = async (work: SpreadsheetWork): Promise<FromSpreadsheetWorker> => {
  switch (work.kind) {
    case 'read':
      return { kind: 'read', result: await readSpreadsheet(work.bytes) }
    case 'write':
      return { kind: 'written', bytes: await writeSpreadsheet(work.format, work.rows) }
    default:
      return absurdCase(work)
  }
}
