/** A row of a spreadsheet with its cells as text. */
export interface SheetRow {
  /** Its position in the sheet, counted from 1, empty rows included. */
  readonly number: number
  readonly cells: readonly string[]
}

/** The rows of a file that are not empty. */
export interface Sheet {
  readonly rows: readonly SheetRow[]
  /** The name of the sheet that was read, where the file has several; the others are not read. */
  readonly onlySheet: string | undefined
}
