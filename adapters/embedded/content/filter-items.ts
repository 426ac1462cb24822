import type { Filter } from './content-query'
import { matchesText, readableIn, searchWords } from './full-text'
import type { WireItem } from './wire-item'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a path; for a list, the values at the path in each of its members. */
export const valuesAt = (value: unknown, path: readonly string[]): readonly unknown[] => {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, path))
  const [name, ...rest] = path
  if (name === undefined) return value === undefined || value === null ? [] : [value]
  return isRecord(value) && Object.hasOwn(value, name) ? valuesAt(value[name], rest) : []
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Compares numbers by value and all other values as texts. */
const compare = (a: string, b: string): number =>
  a !== '' && b !== '' && !Number.isNaN(Number(a)) && !Number.isNaN(Number(b))
    ? Number(a) - Number(b)
    : Number(a > b) - Number(a < b)

/** Whether an item matches. An item without the field is unequal to every value. */
export const passes = (item: WireItem, { path, operator, value }: Filter): boolean => {
  const found = valuesAt(item, path)
  const texts = found.map(textOf)
  const list = value.split(',')
  switch (operator) {
    case 'eq':
      return texts.includes(value)
    case 'ne':
      return !texts.includes(value)
    case 'in':
      return texts.some((text) => list.includes(text))
    case 'nin':
      return !texts.some((text) => list.includes(text))
    case 'all':
      return list.every((one) => texts.includes(one))
    case 'exists':
      return texts.length > 0 === (value === 'true')
    case 'lt':
      return texts.some((text) => compare(text, value) < 0)
    case 'lte':
      return texts.some((text) => compare(text, value) <= 0)
    case 'gt':
      return texts.some((text) => compare(text, value) > 0)
    case 'gte':
      return texts.some((text) => compare(text, value) >= 0)
    case 'near':
      return found.length > 0
    case 'match':
      return matchesText(searchWords(found.map(readableIn).join(' ')), value)
  }
}

const swedish = new Intl.Collator('sv', { numeric: true })

/** Sorts the items as requested. Equal items keep their order. */
export const inOrder = (
  items: readonly WireItem[],
  order: readonly { readonly path: readonly string[]; readonly descending: boolean }[],
): readonly WireItem[] =>
  items.toSorted((a, b) => {
    for (const { path, descending } of order) {
      const [one = '', other = ''] = [valuesAt(a, path)[0], valuesAt(b, path)[0]].map(textOf)
      const difference = swedish.compare(one, other)
      if (difference !== 0) return descending ? -difference : difference
    }
    return 0
  })

/** An item with the requested fields only. Its id and type are always included. */
export const selected = (item: WireItem, select: readonly (readonly string[])[] | undefined): Partial<WireItem> => {
  if (select === undefined) return item
  const whole = (root: keyof WireItem) => select.some((path) => path[0] === root && path.length === 1)
  const some = (root: 'sys' | 'fields', always: readonly string[] = []) =>
    Object.fromEntries(
      Object.entries(item[root]).filter(
        ([name]) => always.includes(name) || select.some((path) => path[0] === root && path[1] === name),
      ),
    )
  return {
    ...(whole('metadata') ? { metadata: item.metadata } : {}),
    sys: whole('sys') ? item.sys : { ...some('sys', ['type']), id: item.sys.id },
    ...(whole('fields') ? { fields: item.fields } : { fields: some('fields') }),
  }
}
