import { articleNumber } from '#domain/kernel/ids'
import type { ArticleNumber } from '#domain/kernel/ids'

/** A row as typed or pasted; the quantity is undefined where it is left out, NaN where it is no number. */
export interface WantedRow {
  readonly articleNumber: ArticleNumber
  readonly quantity: number | undefined
}

/** The two cells of a row as text. */
export interface RowCells {
  readonly article: string
  readonly quantity: string
}

/** A Swedish or plain number: `12`, `1 200`, `2,5`. NaN when it is neither; undefined when empty. */
export const typedQuantity = (text: string): number | undefined => {
  const plain = text.replace(/\s/gu, '').replace(',', '.')
  if (plain === '') return undefined
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

/** The number of an article, one space or comma, and a quantity: from a mail, or a file written in English. */
const inOneCell = /^(\d{7,14})[ ,] ?(\d{1,5}(?:[.,]\d+)?)$/

/** Cells between tabs or semicolons; in text without them, between several spaces. */
const cellsOf = (row: string): readonly string[] => {
  const text = row.trim()
  if (/[\t;]/.test(row)) return row.split(/[\t;]/).map((cell) => cell.trim())
  const [, article, quantity] = inOneCell.exec(text) ?? []
  return article === undefined || quantity === undefined ? text.split(/\s{2,}/) : [article, quantity]
}

const isHead = ({ article, quantity }: RowCells): boolean => !/\d/.test(article) && !/\d/.test(quantity)

/**
 * Cells copied from a spreadsheet, a mail or a file: article number, then quantity. The heads of the columns are left
 * out, and so is a row that names no article, such as a sum.
 */
export const pastedCells = (text: string): readonly RowCells[] =>
  text
    .split(/\r?\n/)
    .map(cellsOf)
    .map(([article = '', quantity = '']) => ({ article, quantity }))
    .filter((row) => row.article !== '' && !isHead(row))

export const pastedRows = (text: string): readonly WantedRow[] =>
  pastedCells(text).map(({ article, quantity }) => ({
    articleNumber: articleNumber(article),
    quantity: typedQuantity(quantity),
  }))

/** One cell is typing; several rows or cells come from a spreadsheet or a list. */
export const isFromSpreadsheet = (text: string): boolean => /[\t\n;]/.test(text.trim()) || cellsOf(text).length > 1
