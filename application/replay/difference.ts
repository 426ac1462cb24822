/**
 * A place in a state whose value differs. `path` is written as `confirmed.lines.0.quantity`, or by the id or the key of the
 * element as `pending[t1-13].quantity`, which leads to the same one where others have come or gone before it.
 */
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

/** What an element of a list is called by: its id or its key. */
const nameOf = (element: unknown): string | undefined => {
  if (!isObject(element)) return undefined
  const name = [element['id'], element['key']].find((one) => typeof one === 'string')
  return typeof name === 'string' && !/[[\]]/.test(name) ? name : undefined
}

/** The elements of a list by their names; undefined where not each has one of its own. */
const byName = (list: readonly unknown[]): ReadonlyMap<string, unknown> | undefined => {
  const named = new Map<string, unknown>()
  for (const element of list) {
    const name = nameOf(element)
    if (name === undefined || named.has(name)) return undefined
    named.set(name, element)
  }
  return named
}

/** Two lists by name: one has elements that the other does not have, and those of both are in one order. */
const bothByName = (before: readonly unknown[], after: readonly unknown[]) => {
  if (before.length === after.length) return undefined
  const [was, is] = [byName(before), byName(after)]
  if (was === undefined || is === undefined) return undefined
  const kept = [...was.keys()].filter((name) => is.has(name))
  return [...is.keys()].filter((name) => was.has(name)).join('\n') === kept.join('\n') ? { was, is } : undefined
}

/** The places in which two states differ, the deepest ones, in the order of their keys. Equal parts are not visited. */
export const differencesOf = (before: unknown, after: unknown, path = ''): readonly Difference[] => {
  if (Object.is(before, after)) return []
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ path, before, after }]
  const named = Array.isArray(before) && Array.isArray(after) ? bothByName(before, after) : undefined
  if (named !== undefined) {
    const { was, is } = named
    const names = new Set([...was.keys(), ...is.keys()])
    return [...names].flatMap((name) => differencesOf(was.get(name), is.get(name), `${path}[${name}]`))
  }
  const keys = new Set([...keysOf(before), ...keysOf(after)])
  return [...keys].flatMap((key) => differencesOf(before[key], after[key], below(path, key)))
}

const partOf = (value: unknown, part: string): unknown => {
  if (part.startsWith('[')) return Array.isArray(value) ? byName(value)?.get(part.slice(1, -1)) : undefined
  return isObject(value) && Object.hasOwn(value, part) ? value[part] : undefined
}

/** The value at a path; undefined where there is none. */
export const valueAt = (state: unknown, path: string): unknown =>
  (path.match(/\[[^\]]*\]|[^.[]+/g) ?? []).reduce<unknown>(partOf, state)
