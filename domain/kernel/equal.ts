const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether two values of plain data are equal all the way down. A key that is undefined equals one that is not there. */
export const isEqual = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
  return (
    Object.keys(a).every((key) => isEqual(a[key], b[key])) &&
    Object.keys(b).every((key) => Object.hasOwn(a, key) || isEqual(a[key], b[key]))
  )
}
