import type { QuoteRowId } from '../kernel/ids'
import type { Money } from '../kernel/money'
import type { QuoteRow } from './quote-row'

/** What the writable fields of a row are; a field that is left out is not spoken of. */
export interface RowFields {
  readonly name?: string
  readonly quantity?: number
  readonly unit?: string
  /** Null: the row has no price of its own any more. */
  readonly ownPrice?: Money | null
  readonly discount?: number
  readonly cost?: Money | null
  readonly isLabour?: boolean
  /** Of a heading. */
  readonly text?: string
}

/** A change of one row, with what the user saw of the same fields before. */
export interface RowChange {
  readonly rowId: QuoteRowId
  readonly to: RowFields
  readonly seen: RowFields
  /** Behind which row it is put, or first for null. Left out: it stays where it is. */
  readonly after?: QuoteRowId | null
}

/** All writable fields of a row. */
export const fieldsOf = (row: QuoteRow): RowFields => {
  switch (row.tag) {
    case 'Heading':
      return { text: row.text }
    case 'Article': {
      const { name, quantity, unit, discount } = row
      return { name, quantity, unit, discount, ownPrice: row.ownPrice ?? null }
    }
    case 'Custom': {
      const { name, quantity, unit, discount, isLabour } = row
      return { name, quantity, unit, discount, isLabour, ownPrice: row.ownPrice ?? null, cost: row.cost ?? null }
    }
  }
}

// The compiler cannot follow a filtered record to the record of its remaining fields, so the first line says it.
/** Those of some fields that others name too. */
export function onlyNamed<Fields extends object>(fields: Fields, named: object): Partial<Fields>
export function onlyNamed(fields: object, named: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(named, name)))
}

/** A row with some of its fields changed; fields that its kind does not have are left. */
export const withFields = <Row extends QuoteRow>(row: Row, to: RowFields): Row => {
  const { ownPrice, cost, ...others } = onlyNamed(to, fieldsOf(row))
  return {
    ...row,
    ...others,
    ...(ownPrice === undefined ? {} : { ownPrice: ownPrice ?? undefined }),
    ...(cost === undefined ? {} : { cost: cost ?? undefined }),
  }
}
