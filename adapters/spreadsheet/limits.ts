import { MOST_ORDER_ROWS } from '#domain/quick-order/order-rows'

/** What is read of a file, in the browser and on the server alike. */
export const spreadsheetLimits = {
  /** The file as it is, in bytes. */
  mostBytes: 5 * 1024 * 1024,
  /** The parts of an .xlsx that are read, unpacked together, in bytes. */
  mostUnpackedBytes: 24 * 1024 * 1024,
  /** Unpacked bytes of a part for each packed one, where it unpacks to more than `leastSuspectBytes`. */
  mostUnpackedRatio: 200,
  leastSuspectBytes: 1024 * 1024,
  /** Parts of an .xlsx, read or not. */
  mostParts: 2_000,
  /** Sheets that are looked through for one with rows. */
  mostSheets: 20,
  /** Rows that are not empty. */
  mostRows: MOST_ORDER_ROWS,
  /** Lines of a text, empty ones included: more than any spreadsheet program has. */
  mostLines: 1_048_576,
  /** Characters of a line of a text, and quotation marks of it all: more than all columns need. */
  longestLine: 200_000,
  mostQuotationMarks: 500_000,
  /** The last row of an .xls that may hold something. */
  lastRow: 10_000,
  /** Columns that are read; those behind them are left out. */
  mostColumns: 50,
  /** Characters of a cell that are read: no number, quantity or label is as long. */
  longestCell: 1_000,
  /** Of reading one file. */
  timeLimitMs: 8_000,
} as const
