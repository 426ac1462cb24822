const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (!isRecord(value)) return value
  const names = Object.keys(value).filter((name) => value[name] !== undefined)
  return names.sort().map((name) => [name, ordered(value[name])])
}

/**
 * The same text for the same content, in whatever order its fields came. Recurses: what was sent nests no deeper than
 * `limits.request` allows.
 */
export const canonicalJson = (value: unknown): string => JSON.stringify(ordered(value)) ?? ''
