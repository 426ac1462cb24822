import { isSameOwner } from './effect-owner'
import type { PendingEffect } from './recovery'
import type { StreamCore } from './stream'

/**
 * The open effects that a newer one of the same key takes the place of, oldest first: asked for before it, in the same
 * stream, for the same owner. Once the newer one is answered they may not be called any more.
 * @param open all open effects, in the order in which they were asked for
 */
export const replacedBy = (
  newer: PendingEffect,
  open: ReadonlyMap<string, PendingEffect>,
  stream: StreamCore | undefined,
): readonly string[] => {
  const older: PendingEffect[] = []
  for (const effect of open.values()) {
    if (effect.id === newer.id) break
    if (effect.stream === newer.stream && isSameOwner(effect.owner, newer.owner)) older.push(effect)
  }
  // A policy has to be decoded, and most effects are the only open one of their stream.
  if (older.length === 0) return []
  const key = stream?.policyOf(newer.id, newer.record)?.replaces
  if (key === undefined) return []
  return older.filter(({ id, record }) => stream?.policyOf(id, record)?.replaces === key).map(({ id }) => id)
}
