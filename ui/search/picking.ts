import type { ChoicePosition } from './choices'

/** What the rows of the panel share with the field. */
export interface Picking {
  /** The prefix of the rows' ids, which `aria-activedescendant` of the field names. */
  readonly id: string
  readonly active: ChoicePosition | undefined
  /** Closes the panel after a choice, and remembers a chosen query. */
  readonly leave: (query?: string) => void
  readonly forget: (query: string) => void
  /** Notes the quantity of an article's row, for the key that adds the article. */
  readonly setQuantity: (article: string, quantity: number) => void
}

export const rowId = (id: string, { column, row }: ChoicePosition): string => `${id}-${column}-${row}`

export const isActive = ({ active }: Picking, { column, row }: ChoicePosition): boolean =>
  active !== undefined && active.column === column && active.row === row
