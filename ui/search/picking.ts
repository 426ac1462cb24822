import type { ChoicePosition } from './choices'

/** How the panel's rows meet the field that they belong to. */
export interface Picking {
  /** Begins the ids of rows, which the field points at. */
  readonly id: string
  readonly active: ChoicePosition | undefined
  /** Something was opened: the panel goes away, and a query that was chosen is remembered. */
  readonly leave: (query?: string) => void
  readonly forget: (query: string) => void
  /** The quantity chosen in an article's row, for the key that adds. */
  readonly setQuantity: (article: string, quantity: number) => void
}

export const rowId = (id: string, { column, row }: ChoicePosition): string => `${id}-${column}-${row}`

export const isActive = ({ active }: Picking, { column, row }: ChoicePosition): boolean =>
  active !== undefined && active.column === column && active.row === row
