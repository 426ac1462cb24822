import { sql, type RawBuilder } from 'kysely'
import type { Scalar } from '#adapters/contract/search'

export type Condition = RawBuilder<boolean>

export const always: Condition = sql<boolean>`true`
export const never: Condition = sql<boolean>`false`

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? always : sql<boolean>`(${sql.join(conditions, sql` and `)})`

export const anyOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? never : sql<boolean>`(${sql.join(conditions, sql` or `)})`

/** An address carries every value as text: `20` may mean the number and `true` the truth value. */
const formsOf = (value: Scalar): readonly Scalar[] => {
  if (typeof value !== 'string') return [value, String(value)]
  const number = /^-?\d+(\.\d+)?$/.test(value) ? [Number(value)] : []
  const truth = value === 'true' ? [true] : value === 'false' ? [false] : []
  return [value, ...number, ...truth]
}

const FEW_VALUES = 8

/** The attribute has one of the values: of a few each by the index, of many all in one look. */
export const hasValue = (name: string, values: readonly Scalar[]): Condition =>
  values.length <= FEW_VALUES
    ? anyOf(
        values.flatMap(formsOf).map((form) => sql<boolean>`attributes @> ${JSON.stringify({ [name]: [form] })}::jsonb`),
      )
    : sql<boolean>`exists (select from jsonb_array_elements_text(coalesce(attributes -> ${name}::text, '[]'::jsonb))
        as held(value) where held.value = any(${values.map(String)}::text[]))`

export const hasAttribute = (name: string): Condition => sql<boolean>`jsonb_exists(attributes, ${name}::text)`

const valuesOf = (name: string) =>
  sql`jsonb_array_elements(coalesce(attributes -> ${name}::text, '[]'::jsonb)) as held(value)`
const asNumber = sql`case when jsonb_typeof(held.value) = 'number' then (held.value #>> '{}')::numeric end`
const asText = sql`lower(held.value #>> '{}')`

/** Some value of the attribute contains the text, whatever its case. */
export const containsText = (name: string, text: string): Condition =>
  sql<boolean>`exists (select from ${valuesOf(name)} where position(${text.toLowerCase()}::text in ${asText}) > 0)`

export type Comparison = '>' | '>=' | '<' | '<='

/** Some value of the attribute compares so; numbers with numbers, texts with texts. */
export const compares = (name: string, comparison: Comparison, value: string | number): Condition => {
  const operator = sql.raw(comparison)
  return typeof value === 'number'
    ? sql<boolean>`exists (select from ${valuesOf(name)} where ${asNumber} ${operator} ${value}::numeric)`
    : sql<boolean>`exists (select from ${valuesOf(name)} where ${asText} ${operator} ${value.toLowerCase()}::text)`
}
