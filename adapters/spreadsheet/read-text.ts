import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import Papa from 'papaparse'
import type { SheetFault } from '#application/ports/spreadsheets'
import type { Sheet } from '#domain/quick-order/sheet'
import { spreadsheetLimits } from './limits'
import { rowsWithinLimits } from './rows-within-limits'
import { empty, tooManyRows, wrongType } from './sheet-fault'
import { textOf } from './text-encoding'

/** Pages and documents that some programs save under the name of a spreadsheet. */
const markup = /^\s*<(?:!doctype|html|\?xml|table|svg)/i

/** Excel's own way of stating the separator, in a line before all others. */
const statedSeparator = /^sep=(.)(?:\r\n|\r|\n)/

/** One row more than is read, and the heads of the columns. */
const MOST_LINES = spreadsheetLimits.mostRows + 1

const { mostLines, longestLine, mostQuotationMarks } = spreadsheetLimits
const QUOTATION_MARK = 0x22
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/** A quotation mark that is never closed stands for inches, and takes no part in the reading. */
const NO_QUOTES = '\u0000'

/** Where several stand in as many lines: the semicolon stands where the comma is a decimal comma. */
const separators = ['\t', ';', ',']

const LOOKED_AT_CHARACTERS = 50_000

/** The separator that most of the first lines have outside quotation marks; the comma where none has any. */
const separatorOf = (text: string): string => {
  const unquoted = text.slice(0, LOOKED_AT_CHARACTERS).replace(/"[^"]*"/g, '')
  const lines = unquoted.split(/\r\n|\r|\n/)
  const counts = separators.map((separator) => lines.filter((line) => line.includes(separator)).length)
  return separators[counts.indexOf(Math.max(...counts, 1))] ?? ','
}

type Row = readonly [number: number, cells: readonly string[]]

const isFilled = (cell: string): boolean => cell.trim() !== ''

/**
 * The lines that are not empty, with their numbers; stops behind the most rows that are read, since a file may have
 * millions. Undefined where a quotation mark is out of place.
 */
const linesOf = (text: string, delimiter: string, quoteChar: string): readonly Row[] | undefined => {
  const rows: Row[] = []
  let number = 0
  let isQuotedWell = true
  Papa.parse<string[]>(text, {
    delimiter,
    quoteChar,
    step: ({ data, errors }, parser) => {
      number += 1
      if (errors.some(({ type }) => type === 'Quotes')) isQuotedWell = false
      if (data.some(isFilled)) rows.push([number, data])
      if (!isQuotedWell || rows.length > MOST_LINES) parser.abort()
    },
  })
  return isQuotedWell ? rows : undefined
}

/** Why a text is refused before it is taken apart, which costs memory for each line and each quotation mark. */
const costFault = (text: string): SheetFault | undefined => {
  let lines = 0
  let marks = 0
  let lineBegin = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTATION_MARK) marks += 1
    if (code !== LINE_FEED && code !== CARRIAGE_RETURN) continue
    if (at - lineBegin > longestLine) return wrongType
    lines += 1
    lineBegin = at + 1
  }
  if (marks > mostQuotationMarks || text.length - lineBegin > longestLine) return wrongType
  return lines > mostLines ? tooManyRows : undefined
}

/** Reads text with separators: comma, semicolon or tab. Rows are numbered as lines are, quoted line ends aside. */
export const readText = (bytes: Uint8Array): E.Either<SheetFault, Sheet> => {
  const text = textOf(bytes)
  if (text === undefined || markup.test(text)) return E.left(wrongType)
  const fault = costFault(text)
  if (fault !== undefined) return E.left(fault)
  const stated = statedSeparator.exec(text)
  const body = text.slice(stated?.[0].length ?? 0)
  const linesBefore = stated === null ? 0 : 1
  const separator = stated?.[1] ?? separatorOf(body)
  const lines = linesOf(body, separator, '"') ?? linesOf(body, separator, NO_QUOTES) ?? []
  return pipe(
    lines.map(([number, cells]) => [number + linesBefore, cells] as const),
    rowsWithinLimits,
    E.filterOrElse(
      (rows) => rows.length > 0,
      () => empty,
    ),
    E.map((rows) => ({ rows, onlySheet: undefined })),
  )
}
