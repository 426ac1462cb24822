import { utils, write, type BookType, type WorkSheet } from '@e965/xlsx'
import { inlineRows, sheetXml } from '../xlsx-parts'

const MIB = 1024 * 1024
export const megabytes = (count: number): number => count * MIB

/** Numbers that look random, and are the same at every run. */
export const noise = (length: number): Uint8Array => {
  let state = 1
  return Uint8Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return (state >> 16) & 0xff
  })
}

export const book = (sheets: Readonly<Record<string, WorkSheet>>, bookType: BookType): Uint8Array => {
  const made = utils.book_new()
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(made, sheet, name)
  const bytes: ArrayBuffer = write(made, { type: 'array', bookType, compression: true })
  return new Uint8Array(bytes)
}

export const table = (rows: readonly (readonly unknown[])[]): WorkSheet =>
  utils.aoa_to_sheet(rows.map((row) => [...row]))

/** Heads and rows as a program writes them, and the texts that are read from them. */
export const list = [
  ['Artikelnummer', 'Antal'],
  ['0012345', 10],
  [4208103, 2.5],
] as const
export const listAsText = [
  ['Artikelnummer', 'Antal'],
  ['0012345', '10'],
  ['4208103', '2,5'],
]

/** Numbers whose zeros and unit are their format alone. */
export const padded = (): WorkSheet => ({
  '!ref': 'A1:B1',
  A1: { t: 'n', v: 12, z: '0000000' },
  B1: { t: 'n', v: 10, z: '0" st"' },
})

export const twoRows = [
  ['4208103', '10'],
  ['4208234', '5'],
]
/** The two rows as the part of a workbook. */
export const twoRowsXml = sheetXml(inlineRows(twoRows))
