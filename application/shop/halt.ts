import type { Projection } from '#application/projections/projection'
import { writableProjection } from '#application/projections/writable-projection'
import type { HaltReason } from '#application/runtime/halt'
import type { Runtime } from '#application/runtime/runtime'

/** Why the streams of the present customer cannot be changed in this tab; undefined when they can. */
export const haltOfPresent = (
  runtime: Pick<Runtime, 'halted' | 'haltOfTab'>,
  present: Projection<readonly string[]>,
): Projection<HaltReason | undefined> => {
  const isUnreadable = (): boolean => present.get().some((name) => runtime.halted.get().includes(name))
  const now = (): HaltReason | undefined => runtime.haltOfTab.get() ?? (isUnreadable() ? 'unreadable' : undefined)
  const halt = writableProjection(now())
  const look = (): void => halt.set(now())
  runtime.halted.subscribe(look)
  runtime.haltOfTab.subscribe(look)
  present.subscribe(look)
  return { get: halt.get, subscribe: halt.subscribe }
}
