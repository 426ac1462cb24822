/**
 * JSON whose lists of records are written by column: values that all records share are written once, and no name is
 * repeated. The articles of a product differ in few values, so a listing takes a quarter of the size.
 *
 * Texts, numbers, true, false, null, records and lists of plain values are written as in JSON. Any other list is
 * `[column, length]`.
 */
export type ColumnsJson =
  | Plain
  | readonly Plain[]
  | readonly [Column, number]
  | { readonly [name: string]: ColumnsJson }

type Plain = string | number | boolean | null

/**
 * The encoding of several values in one column. `same`: one value for all. `record`: a column for each member.
 * `list`: lists of one length, a column for each index. `lengths`: lists of several lengths, with their items
 * concatenated. `of` and `at`: distinct texts, and the index of each. `between`: texts with a common prefix and
 * suffix. `each`: the values one by one, with the indexes that have none.
 */
export type Column =
  | { readonly same: ColumnsJson }
  | { readonly record: Readonly<Record<string, Column>> }
  | { readonly list: readonly Column[] }
  | { readonly lengths: readonly number[]; readonly items: Column }
  | { readonly of: readonly string[]; readonly at: readonly number[] }
  | { readonly before: string; readonly between: readonly string[]; readonly after: string }
  | { readonly each: readonly ColumnsJson[]; readonly absent?: readonly number[] }

/** A shorter text is as long as its index in a list. */
const SHORTEST_NAMED_TEXT = 2

/** Characters; as many as the encoding's own member names take. */
const LEAST_SAVED = 40

type Members = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
const isText = (value: unknown): value is string => typeof value === 'string'
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isRecord = (value: unknown): value is Members => typeof value === 'object' && value !== null && !isList(value)

const mapMembers = <A, B>(members: Readonly<Record<string, A>>, map: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, map(value)]))

/** Writes what JSON can hold; as in JSON, members that are undefined are left out. */
export const writeColumns = (value: unknown): ColumnsJson => {
  if (isPlain(value)) return value
  if (isList(value)) return value.every(isPlain) ? value : [columnOf(value), value.length]
  if (!isRecord(value)) return null
  return mapMembers(
    Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)),
    writeColumns,
  )
}

/** @param values at least one */
const columnOf = (values: readonly unknown[]): Column => {
  const [first] = values
  let same = 0
  let records = 0
  let lists = 0
  let texts = 0
  for (const value of values) {
    if (value === first) same += 1
    if (typeof value === 'string') texts += 1
    else if (isList(value)) lists += 1
    else if (isRecord(value)) records += 1
  }
  // Answers share objects between records, such as the path of a category.
  if (first !== undefined && same === values.length) return { same: writeColumns(first) }
  if (records === values.length) return recordColumn(values.filter(isRecord))
  if (lists === values.length) return listColumn(values.filter(isList))
  if (texts === values.length) return textColumn(values.filter(isText))
  const absent = values.flatMap((value, index) => (value === undefined ? [index] : []))
  return { each: values.map(writeColumns), ...(absent.length === 0 ? {} : { absent }) }
}

/** A record without a member of that name may inherit one, such as `toString`. */
const membersOf = (records: readonly Members[], name: string): readonly unknown[] =>
  name in Object.prototype
    ? records.map((one) => (Object.hasOwn(one, name) ? one[name] : undefined))
    : records.map((one) => one[name])

const recordColumn = (records: readonly Members[]): Column => {
  const named = new Set<string>()
  for (const one of records) for (const name in one) if (one[name] !== undefined) named.add(name)
  const columns = [...named].map((name) => [name, columnOf(membersOf(records, name))] as const)
  const same = columns.flatMap(([name, column]) => ('same' in column ? [[name, column.same] as const] : []))
  return same.length === columns.length ? { same: Object.fromEntries(same) } : { record: Object.fromEntries(columns) }
}

const listColumn = (lists: readonly (readonly unknown[])[]): Column => {
  const lengths = lists.map(({ length }) => length)
  const [length = 0] = lengths
  if (lengths.every((one) => one === 0)) return { same: [] }
  if (lengths.some((one) => one !== length) || !haveOwnPlaces(lists, length))
    return { lengths, items: columnOf(lists.flat()) }
  const columns = (lists[0] ?? []).map((_, place) => columnOf(lists.map((list) => list[place])))
  return columns.every((column) => 'same' in column) ? { same: writeColumns(lists[0]) } : { list: columns }
}

/**
 * Whether lists of one length differ by index, as the facts of an article do. Records of one kind at every index,
 * such as the articles of a product, share more values with the records at other indexes.
 */
const haveOwnPlaces = (lists: readonly (readonly unknown[])[], length: number): boolean => {
  const [first = []] = lists
  const [one, other] = first
  if (length < 2 || !isRecord(one) || !isRecord(other)) return true
  return Object.keys(one).some(
    (name) =>
      isPlain(one[name]) &&
      one[name] !== other[name] &&
      lists.every(([held]) => isRecord(held) && held[name] === one[name]),
  )
}

const textColumn = (texts: readonly string[]): Column => {
  const places = new Map<string, number>()
  for (const text of texts) if (!places.has(text)) places.set(text, places.size)
  const isShorter = places.size * 2 <= texts.length && texts.some(({ length }) => length > SHORTEST_NAMED_TEXT)
  return isShorter ? { of: [...places.keys()], at: texts.map((text) => places.get(text) ?? 0) } : unlikeColumn(texts)
}

/** Texts that differ only in the middle, such as addresses of one kind of document. */
const unlikeColumn = (texts: readonly string[]): Column => {
  const before = commonPrefix(texts)
  const rests = texts.map((text) => text.slice(before.length))
  const after = commonSuffix(rests)
  if ((before.length + after.length) * (texts.length - 1) < LEAST_SAVED) return { each: texts }
  return { before, between: rests.map((rest) => rest.slice(0, rest.length - after.length)), after }
}

const commonPrefix = (texts: readonly string[]): string => {
  let [prefix = ''] = texts
  for (const text of texts) while (!text.startsWith(prefix)) prefix = prefix.slice(0, -1)
  return prefix
}

const commonSuffix = (texts: readonly string[]): string => {
  let [suffix = ''] = texts
  for (const text of texts) while (!text.endsWith(suffix)) suffix = suffix.slice(1)
  return suffix
}

const isColumn = (value: ColumnsJson | Column | undefined): value is Column =>
  typeof value === 'object' && value !== null && !isList(value)

/** Decodes what was encoded. Shared values become one object, which must never be mutated. */
export const readColumns = (written: ColumnsJson): unknown => {
  if (isPlain(written)) return written
  if (isList(written)) {
    const [column, length] = written
    if (!isColumn(column) || typeof length !== 'number') return written
    const valueAt = readerOf(column)
    return Array.from({ length }, (_, index) => valueAt(index))
  }
  return mapMembers(written, readColumns)
}

const readerOf = (column: Column): ((index: number) => unknown) => {
  if ('same' in column) {
    const same = readColumns(column.same)
    return () => same
  }
  if ('list' in column) {
    const readers = column.list.map(readerOf)
    return (index) => readers.map((valueAt) => valueAt(index))
  }
  if ('lengths' in column) {
    const itemAt = readerOf(column.items)
    const starts: number[] = []
    column.lengths.reduce((start, length) => {
      starts.push(start)
      return start + length
    }, 0)
    return (index) =>
      Array.from({ length: column.lengths[index] ?? 0 }, (_, place) => itemAt((starts[index] ?? 0) + place))
  }
  if ('between' in column) return (index) => column.before + (column.between[index] ?? '') + column.after
  if ('of' in column) return (index) => column.of[column.at[index] ?? 0]
  if ('each' in column) {
    const absent = new Set(column.absent)
    return (index) => (absent.has(index) ? undefined : readColumns(column.each[index] ?? null))
  }
  const readers = Object.entries(column.record).map(([name, one]) => [name, readerOf(one)] as const)
  return (index) => {
    const members: (readonly [string, unknown])[] = []
    for (const [name, valueAt] of readers) {
      const value = valueAt(index)
      if (value !== undefined) members.push([name, value])
    }
    return Object.fromEntries(members)
  }
}
