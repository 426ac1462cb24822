import { isEqual } from '#domain/kernel/equal'
import { isJsonObject } from '#application/codecs/codec'

type Fields = Readonly<Record<string, unknown>>

export interface MergedFields {
  readonly merged: Fields
  /** Fields that have another value than before. */
  readonly changed: readonly string[]
  /** What fields were that somebody else had changed since they were seen, and that are other now. */
  readonly overwritten: Fields
}

/**
 * The later change of a field wins. A field whose new value is what its writer saw before is not changed by it, so that
 * the change of somebody else stays. Values within a value are merged by themselves.
 */
export const mergeFields = (stored: Fields, to: Fields, seen: Fields): MergedFields => {
  const merged: Record<string, unknown> = { ...stored }
  const changed: string[] = []
  const overwritten: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(to)) {
    if (!Object.hasOwn(stored, name)) continue
    const before = stored[name]
    const wasSeen = Object.hasOwn(seen, name)
    if (isJsonObject(value) && isJsonObject(before)) {
      const seenWithin = seen[name]
      const within = mergeFields(before, value, isJsonObject(seenWithin) ? seenWithin : {})
      merged[name] = within.merged
      if (within.changed.length > 0) changed.push(name)
      if (Object.keys(within.overwritten).length > 0) overwritten[name] = before
      continue
    }
    if ((wasSeen && isEqual(value, seen[name])) || isEqual(value, before)) continue
    merged[name] = value
    changed.push(name)
    if (wasSeen && !isEqual(before, seen[name])) overwritten[name] = before
  }
  return { merged, changed, overwritten }
}
