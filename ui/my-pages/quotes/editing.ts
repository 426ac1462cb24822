import * as E from 'fp-ts/Either'
import { createContext, useContext } from 'react'
import type { Taken } from '#application/modules/quotes/commands'
import { money } from '#domain/kernel/money'
import type { QuoteRowId } from '#domain/kernel/ids'
import type { PriceType } from '#domain/quotes/quote'
import type { PricedRow } from '#domain/quotes/quote-row'
import { readNumber } from '#domain/quotes/read-fields'
import type { RowFields } from '#domain/quotes/row-fields'
import { priceWithMarkup } from '#domain/quotes/unit-price'

/** What the rows of a quote share. The same object until one of these changes, so that an edit renders its own row alone. */
export interface QuoteEditing {
  readonly isEditable: boolean
  readonly hidePrices: boolean
  readonly priceType: PriceType
  readonly showsDiscount: boolean
  /** Whether it matters which own rows are work: a private receiver may have a tax reduction on it. */
  readonly asksForLabour: boolean
  readonly rowCount: number
  readonly change: (row: QuoteRowId, to: RowFields) => Taken
  readonly remove: (row: QuoteRowId) => void
  readonly step: (row: QuoteRowId, step: 'up' | 'down') => void
  readonly done: () => void
  /** Goes to the same column of the row beside. */
  readonly go: (row: QuoteRowId, column: string, step: 1 | -1) => void
  readonly noteUnkept: (row: QuoteRowId, column: string, isUnkept: boolean) => void
  readonly keepMine: (overwritten: string) => void
  readonly takeBack: (overwritten: string) => void
  readonly grab: (row: QuoteRowId, pointer: { readonly pointerId: number; readonly clientY: number }) => void
}

const QuoteEditingContext = createContext<QuoteEditing | undefined>(undefined)
export const QuoteEditingProvider = QuoteEditingContext.Provider

export const useQuoteEditing = (): QuoteEditing => {
  const editing = useContext(QuoteEditingContext)
  if (editing === undefined) throw new Error('rows of a quote are drawn outside their page')
  return editing
}

/** Gives a row the price that lies so many per cent above what it costs. */
export const changeMarkup = ({ change }: QuoteEditing, row: PricedRow, percent: number): Taken => {
  const read = readNumber('markup', percent)
  if (E.isLeft(read)) return read
  const ownPrice = priceWithMarkup(row, read.right)
  return ownPrice === undefined ? E.right(undefined) : change(row.rowId, { ownPrice })
}

/** Gives a row a price of its own. */
export const changePrice = ({ change }: QuoteEditing, { rowId }: PricedRow, price: number): Taken =>
  change(rowId, { ownPrice: money(price) })
