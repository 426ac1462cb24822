import type { IdSource } from '#application/ports/id-source'

/** Ids in order: `a1`, `a2`, … */
export const countingIds = (prefix: string): IdSource => {
  let count = 0
  return { next: () => `${prefix}${(count += 1)}` }
}
