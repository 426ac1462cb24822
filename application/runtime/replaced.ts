import { isSameScope } from '#domain/kernel/customer-scope'
import type { PendingEffect } from './recovery'
import type { StreamCore } from './stream'

/**
 * The open effects that a newer effect replaces, oldest first: effects of the same key, stream and owner that were
 * requested before it. They must not be called any more once the newer effect is answered.
 * @param open all open effects, in the order in which they were requested
 */
export const replacedBy = (
  newer: PendingEffect,
  open: ReadonlyMap<string, PendingEffect>,
  stream: StreamCore | undefined,
): readonly string[] => {
  const older: PendingEffect[] = []
  for (const effect of open.values()) {
    if (effect.id === newer.id) break
    if (effect.stream === newer.stream && isSameScope(effect.owner, newer.owner)) older.push(effect)
  }
  // Returning here avoids decoding a policy: most effects are the only open one of their stream.
  if (older.length === 0) return []
  const key = stream?.policyOf(newer.id, newer.record)?.replaces
  if (key === undefined) return []
  return older.filter(({ id, record }) => stream?.policyOf(id, record)?.replaces === key).map(({ id }) => id)
}
