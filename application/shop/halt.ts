import { type Projection, readModel } from '#application/projections/projection'
import type { HaltReason } from '#application/runtime/halt'
import type { Runtime } from '#application/runtime/runtime'

/** Why the streams of the present customer cannot be changed in this tab; undefined when they can. */
export const haltOfPresent = (
  runtime: Pick<Runtime, 'halted' | 'haltOfTab'>,
  present: Projection<readonly string[]>,
): Projection<HaltReason | undefined> =>
  readModel(
    {
      haltOfTab: runtime.haltOfTab,
      halted: runtime.halted,
      present,
    },
    (now) => now.haltOfTab ?? (now.present.some((name) => now.halted.includes(name)) ? 'unreadable' : undefined),
  )
