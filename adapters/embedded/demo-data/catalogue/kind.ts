import type { Dimension, Model } from './family'

/** A model whose name ends in the make's number of its generation. */
export const kind = (
  name: string,
  description: string,
  priceFactor: number,
  attributes: Model['attributes'],
  more: Partial<Model> = {},
): Model => ({ name: `${name} {series}`, description, priceFactor, attributes, ...more })

/** Sizes from the rows of a table, with codes from 1. */
export const sized = <Row>(rows: readonly Row[], sizeOf: (row: Row) => Omit<Dimension, 'code'>): readonly Dimension[] =>
  rows.map((row, index) => ({ code: index + 1, ...sizeOf(row) }))

/** A decimal as Swedes write it: `1,5`. */
export const decimal = (value: number): string => String(value).replace('.', ',')
