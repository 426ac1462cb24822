import type { Column, ColumnsJson } from './columns-json'

type IsA<A> = (value: unknown) => value is A

const isPlain = (value: unknown) =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'
const isListOf = <A>(value: unknown, is: IsA<A>): value is readonly A[] => Array.isArray(value) && value.every(is)

/** Whether a value is an object with members, and all of them are of a kind. */
export const isRecordOf = <A>(value: unknown, is: IsA<A>): value is Readonly<Record<string, A>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(is)

/** Whether parsed JSON is in the encoding of `writeColumns`. */
export const isColumnsJson = (value: unknown): value is ColumnsJson => {
  if (!Array.isArray(value)) return isPlain(value) || isRecordOf(value, isColumnsJson)
  return value.every(isPlain) || (value.length === 2 && isColumn(value[0]) && isNumber(value[1]))
}

const isColumn = (value: unknown): value is Column => {
  if (typeof value !== 'object' || value === null) return false
  if ('same' in value) return isColumnsJson(value.same)
  if ('list' in value) return isListOf(value.list, isColumn)
  if ('lengths' in value) return isListOf(value.lengths, isNumber) && 'items' in value && isColumn(value.items)
  if ('between' in value)
    return (
      isListOf(value.between, isText) &&
      'before' in value &&
      isText(value.before) &&
      'after' in value &&
      isText(value.after)
    )
  if ('of' in value) return isListOf(value.of, isText) && 'at' in value && isListOf(value.at, isNumber)
  if ('each' in value)
    return isListOf(value.each, isColumnsJson) && (!('absent' in value) || isListOf(value.absent, isNumber))
  return 'record' in value && isRecordOf(value.record, isColumn)
}
