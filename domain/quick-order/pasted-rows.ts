import { withoutNumberLabel } from '../catalogue/article-numbers'
import { hasUnclearPoint, inThousands, readNumber } from '../catalogue/quantity'
import { withoutUnit } from '../catalogue/unit-words'
import { columnsOf, inFirstTwo, type RowCells, rowIn } from './columns'
import { readDelivery, type WrittenDelivery } from './row-delivery'

/** A row as typed or pasted. A quantity that is left out means one order multiple. */
export interface WantedRow {
  /** Any number that an article is known by, without spaces. */
  readonly number: string
  readonly quantity: number | 'leftOut' | 'notANumber'
  /** What the quantity is with its point for thousands, where it may as well be one for decimals. */
  readonly thousands?: number
  /** The sales unit that was written behind the quantity. */
  readonly unit?: string | undefined
  /** The label that its line gets. */
  readonly label?: string | undefined
  readonly delivery?: WrittenDelivery
}

const wantedQuantity = (text: string): Pick<WantedRow, 'quantity' | 'thousands' | 'unit'> => {
  if (text.trim() === '') return { quantity: 'leftOut' }
  const { number, unit } = withoutUnit(text)
  const thousands = hasUnclearPoint(number) ? { thousands: inThousands(number) } : {}
  return { quantity: readNumber(number) ?? 'notANumber', ...thousands, ...(unit === undefined ? {} : { unit }) }
}

/** What a row asks for; undefined while it has no number. Numbers may be written with spaces and their label. */
export const wantedIn = ({ article, quantity, label = '', delivery = '' }: RowCells): WantedRow | undefined => {
  const number = withoutNumberLabel(article).replace(/\s/gu, '')
  if (number === '') return undefined
  return {
    number,
    ...wantedQuantity(quantity),
    ...(label === '' ? {} : { label }),
    ...(delivery === '' ? {} : { delivery: readDelivery(delivery) }),
  }
}

/**
 * A number, one space or comma, and a quantity: from a mail, or a file written in English. The number may be grouped as
 * RSK numbers are, or be a make's with letters or a hyphen in it.
 */
const inOneCell =
  /^(\d{7,14}|\d{3} \d{2} \d{2}|(?=\S*\d{3})(?=\S*[\p{L}-])[\p{L}\d][\p{L}\d./-]{6,19})[ ,] ?(\d{1,5}(?:[.,]\d+)?)$/u

/** Whole numbers one after the other, with no quantities: each is a row. */
const onlyNumbers = /^\d{7,14}(?:\s*,\s*\d{7,14})+$/

/** Without the quotes around a whole cell, in which its own are doubled. */
const unquoted = (cell: string): string => {
  const text = cell.trim()
  return /^"(?:[^"]|"")*"$/u.test(text) ? text.slice(1, -1).replaceAll('""', '"').trim() : text
}

/** Cells between tabs, else between semicolons; in text without them, between several spaces. */
const cellsOf = (row: string): readonly string[] => {
  const text = row.trim()
  if (/[\t;]/.test(row)) return row.split(text.includes('\t') || !text.includes(';') ? '\t' : ';').map(unquoted)
  if (/^"[^"]*",/.test(text)) return text.split(/,(?=")|(?<="),/).map(unquoted)
  const { number, unit } = withoutUnit(text)
  const [, article, quantity] = inOneCell.exec(number.trimEnd()) ?? []
  return article === undefined || quantity === undefined
    ? text.split(/\s{2,}/).map(unquoted)
    : [article, unit === undefined ? quantity : `${quantity} ${unit}`]
}

/** Whether cells are the heads of their columns. */
export const isHead = ({ article, quantity }: RowCells): boolean => !/\d/.test(article) && !/\d/.test(quantity)

/**
 * Cells copied from a spreadsheet, a mail or a file: a number, then quantity; below heads, where these say, with label
 * and delivery where one says so. Several lists may follow each other. The heads are left out, and so is a row that
 * names no article, such as a sum.
 */
export const pastedCells = (text: string): readonly RowCells[] => {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .flatMap((row) => (onlyNumbers.test(row.trim()) ? row.split(',').map((number) => [number.trim()]) : [cellsOf(row)]))
  const read: RowCells[] = []
  let columns = inFirstTwo
  for (const cells of rows) {
    const named = columnsOf(cells)
    if (named === undefined) read.push(rowIn(cells, columns))
    else columns = named
  }
  return read.filter((row) => row.article !== '' && !isHead(row))
}

/** One cell is typing; several rows or cells come from a spreadsheet or a list. */
export const isFromSpreadsheet = (text: string): boolean =>
  /[\t\r\n;]/.test(text.trim()) || onlyNumbers.test(text.trim()) || cellsOf(text).length > 1
