/** A place in a state whose value differs. `path` is written as `confirmed.lines.0.quantity`. */
export interface Difference {
  readonly path: string
  /** Undefined where it was not there. */
  readonly before: unknown
  /** Undefined where it is gone. */
  readonly after: unknown
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const keysOf = (value: unknown): readonly string[] => (isObject(value) ? Object.keys(value) : [])

const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

/** The places in which two states differ, the deepest ones, in the order of their keys. Equal parts are not visited. */
export const differencesOf = (before: unknown, after: unknown, path = ''): readonly Difference[] => {
  if (Object.is(before, after)) return []
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ path, before, after }]
  const keys = new Set([...keysOf(before), ...keysOf(after)])
  return [...keys].flatMap((key) => differencesOf(before[key], after[key], below(path, key)))
}

/** The value at a path; undefined where there is none. */
export const valueAt = (state: unknown, path: string): unknown =>
  (path === '' ? [] : path.split('.')).reduce<unknown>(
    (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    state,
  )
