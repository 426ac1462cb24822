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

/** Cells copied from a spreadsheet or read from a file: article number, then quantity, with tab or semicolon between. */
export const pastedCells = (text: string): readonly RowCells[] =>
  text
    .split(/\r?\n/)
    .map((row) => row.split(/[\t;]/).map((cell) => cell.trim()))
    .flatMap(([article, quantity]) =>
      article === undefined || !/\d/.test(article) ? [] : [{ article, quantity: quantity ?? '' }],
    )

export const pastedRows = (text: string): readonly WantedRow[] =>
  pastedCells(text).map(({ article, quantity }) => ({
    articleNumber: articleNumber(article),
    quantity: typedQuantity(quantity),
  }))

/** One cell is typing; several rows or cells come from a spreadsheet. */
export const isFromSpreadsheet = (text: string): boolean => /[\t\n;]/.test(text.trim())
