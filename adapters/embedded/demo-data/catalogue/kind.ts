import type { Dimension, Model } from './family'

/** A model of a family. */
export const kind = (
  name: string,
  description: string,
  priceFactor: number,
  attributes: Model['attributes'],
  more: Partial<Model> = {},
): Model => ({ name, description, priceFactor, attributes, ...more })

/** Dimensions from the rows of a table, with codes from 1. */
export const sized = <Row>(rows: readonly Row[], sizeOf: (row: Row) => Omit<Dimension, 'code'>): readonly Dimension[] =>
  rows.map((row, index) => ({ code: index + 1, ...sizeOf(row) }))

/** Dimensions from the rows of a table, with the given codes. */
export const coded = <Row>(
  codes: readonly number[],
  rows: readonly Row[],
  sizeOf: (row: Row) => Omit<Dimension, 'code'>,
): readonly Dimension[] => rows.map((row, index) => ({ code: codes[index] ?? index + 1, ...sizeOf(row) }))

/** A decimal as Swedes write it: `1,5`. */
export const decimal = (value: number, digits?: number): string =>
  (digits === undefined ? String(value) : value.toFixed(digits)).replace('.', ',')
