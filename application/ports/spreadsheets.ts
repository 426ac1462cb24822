import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Sheet } from '#domain/quick-order/sheet'

/** Why a file could not be read. */
export type SheetFault =
  /** More bytes, as it is or unpacked, than are read. `mostMegabytes`: of the file as it is. */
  | { readonly tag: 'TooLarge'; readonly mostMegabytes: number }
  | { readonly tag: 'TooManyRows'; readonly mostRows: number }
  /** No spreadsheet of a kind that is read. */
  | { readonly tag: 'WrongType' }
  | { readonly tag: 'Broken' }
  /** It asks for a password. */
  | { readonly tag: 'Protected' }
  | { readonly tag: 'Empty' }
  | { readonly tag: 'TookTooLong' }
  /** The reader itself could not be loaded, or has no time for one more file. */
  | { readonly tag: 'Unavailable' }
  /** The reading was given up by its caller. */
  | { readonly tag: 'GivenUp' }

export const sheetFormats = ['xlsx', 'csv'] as const

/** The formats that are written. */
export type SheetFormat = (typeof sheetFormats)[number]

/** The content of a cell that is written: a text, or a number, in which the reader's program can calculate. */
export type SheetCell = string | number

/** Reads and writes spreadsheets off the thread that draws the page or answers requests. */
export interface Spreadsheets {
  /** A larger file is refused before its bytes are asked for. */
  readonly mostBytes: number
  /** Reads .xlsx, .xls and text with separators; the kind is told by the content. Formulas are never evaluated. */
  readonly read: (bytes: Uint8Array, signal?: AbortSignal) => TaskEither<SheetFault, Sheet>
  /**
   * A file with one sheet; undefined when it could not be made. No cell of it can run as a formula; read again, the texts
   * are as they were.
   */
  readonly write: (format: SheetFormat, rows: readonly (readonly SheetCell[])[]) => Task<Uint8Array | undefined>
}
