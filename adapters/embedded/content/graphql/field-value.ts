import { readableIn } from '../full-text'
import { defaultLocaleOf } from '../space-export'
import type { FoundAsset, FoundEntry } from './query-view'

export type Found = FoundEntry | FoundAsset

/** The value of a field in the locale of the view, else in the default locale; undefined without either. */
export const valueOf = ({ item, view }: Found, field: string, locale: string = view.locale): unknown => {
  const values = Object.hasOwn(item.fields, field) ? item.fields[field] : undefined
  return values?.[locale] ?? values?.[defaultLocaleOf(view.space)] ?? undefined
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readable = new WeakMap<object, string>()

/** The text of a value; of a rich text all its texts, read once. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'object' || value === null) return readableIn(value)
  const known = readable.get(value)
  if (known !== undefined) return known
  const text = readableIn(value)
  readable.set(value, text)
  return text
}
