import { read, utils, write } from '@e965/xlsx'
import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { readSpreadsheet } from '#adapters/spreadsheet/read-spreadsheet'
import { sheetCells } from '#domain/quick-order/sheet-cells'
import { pairedRatio, report } from './figure'

const ROWS = 5_000
const ROUNDS = 15

const rows = Array.from({ length: ROWS }, (_, row) => [String(4_000_000 + row), (row % 90) + 1, `Lgh ${row}`])

const bookOf = (bookType: 'xlsx' | 'biff8'): Uint8Array => {
  const book = utils.book_new(utils.aoa_to_sheet([['Artikelnummer', 'Antal', 'Märkning'], ...rows]))
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType, compression: true })
  return new Uint8Array(bytes)
}

/** Milliseconds from the bytes to the rows of an order, every check included. */
const importRows = async (bytes: Uint8Array): Promise<number> => {
  const began = performance.now()
  const sheet = await readSpreadsheet(bytes)
  const cells = E.isRight(sheet) ? sheetCells(sheet.right).cells : []
  const took = performance.now() - began
  expect(cells).toHaveLength(ROWS)
  expect(cells[ROWS - 1]).toMatchObject({ article: String(4_000_000 + ROWS - 1), label: `Lgh ${ROWS - 1}` })
  return took
}

/** The same bytes by the parser alone, without limits, texts or columns. */
const readAlone = async (bytes: Uint8Array): Promise<number> => {
  const began = performance.now()
  const [sheet] = Object.values(read(bytes, { type: 'array', dense: true }).Sheets)
  const took = performance.now() - began
  expect(sheet?.['!data']).toHaveLength(ROWS + 1)
  return took
}

for (const [kind, bookType] of [
  ['xlsx', 'xlsx'],
  ['xls', 'biff8'],
] as const)
  it(`an import of .${kind}`, async (context) => {
    const bytes = bookOf(bookType)
    const { ratio, a, b } = await pairedRatio(
      ROUNDS,
      () => importRows(bytes),
      () => readAlone(bytes),
    )
    report(context, {
      name: `import of ${ROWS} rows as .${kind} / reading the file alone`,
      ratio,
      budget: 2,
      of: `${a.toFixed(0)} ms / ${b.toFixed(0)} ms`,
    })
  })
