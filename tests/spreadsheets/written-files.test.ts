import { read, utils } from '@e965/xlsx'
import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect } from 'vitest'
import { sheetFormats } from '#application/ports/spreadsheets'
import { neutralised, restored } from '#adapters/spreadsheet/formula-text'
import { readSpreadsheet } from '#adapters/spreadsheet/read-spreadsheet'
import { writeSpreadsheet } from '#adapters/spreadsheet/write-spreadsheet'

/** Texts as users write them, with much of what a spreadsheet program would run. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc
    .tuple(
      fc.constantFrom('', ' ', '  ', "'", "''", '\t', '\u00A0'),
      fc.constantFrom('=', '+', '-', '@', '\t', "'", ''),
      fc.constantFrom('1+1', "cmd|' /c calc'!A0", 'HYPERLINK("http://x";"y")', 'Stam 3', '"', ';', 'å\nä'),
    )
    .map((parts) => parts.join('')),
)

/** Characters that XML cannot hold, or that a line end of a file is changed into. */
const isWritable = (one: string): boolean =>
  !/[\p{Cc}\p{Cs}\uFFFE\uFFFF]|_x[\dA-F]{4}_/iu.test(one.replace(/[\t\n]/g, ''))

const cell = text.filter(isWritable)

const runs = /^\s*[=+\-@\t\r]/u

describe('A text that would run as a formula', () => {
  test.prop([text])('is neutralised, and comes back as it was', (given) => {
    expect(runs.test(neutralised(given))).toBe(false)
    expect(restored(neutralised(given))).toBe(given)
  })
})

describe.each(sheetFormats)('A file written as .%s', (format) => {
  test.prop([fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 20 })], {
    numRuns: 60,
  })('[CART-03] is read again with the same texts', async (rows) => {
    const filled = rows.filter((cells) => cells.some((one) => one.trim() !== ''))
    fc.pre(filled.length === rows.length && rows.every((cells) => (cells.at(-1) ?? '').trim() !== ''))

    const sheet = await readSpreadsheet(await writeSpreadsheet(format, rows))

    expect(E.isRight(sheet) ? sheet.right.rows.map(({ cells }) => cells) : sheet.left).toEqual(rows)
  })

  test.prop([fc.array(cell, { minLength: 1, maxLength: 6 })], { numRuns: 60 })(
    'has no cell that a spreadsheet program would run',
    async (cells) => {
      const bytes = await writeSpreadsheet(format, [cells])

      const book = read(bytes, { type: 'array', cellFormula: true, raw: true })
      const [sheet] = Object.values(book.Sheets)
      const written = utils.sheet_to_json<string[]>(sheet ?? {}, { header: 1, raw: true, defval: '' })
      expect(written.flat().filter((one) => typeof one === 'string' && runs.test(one))).toEqual([])
      expect(Object.values(sheet ?? {}).filter((one: { f?: string }) => one?.f !== undefined)).toEqual([])
    },
  )
})
