import { BehaviorSubject } from 'rxjs'
import { type Projection, projectionOf } from '#application/projections/projection'
import type { PendingEffect } from './recovery'
import type { StreamCore, UnstoredBatch } from './stream'

type Unlogged = Omit<PendingEffect, 'isOrphaned'>

/** Asks the user before an effect is called that the log should have had first, and could not take. */
export interface Consent {
  readonly isNeeded: Projection<boolean>
  /** The log could not take this batch, and its effects may not be lost. */
  readonly ask: (batch: UnstoredBatch) => void
  /** The log has the effect after all: it is called as usual. */
  readonly stored: (effect: string) => void
  /** Calls what was asked about. */
  readonly give: () => void
  /** Settles what was asked about without a call. */
  readonly refuse: () => void
}

export interface ConsentSurroundings {
  readonly tab: string
  readonly stream: (name: string) => StreamCore | undefined
  readonly call: (effects: readonly Unlogged[]) => void
}

export const createConsent = ({ tab, stream: streamOf, call }: ConsentSurroundings): Consent => {
  const isNeeded = new BehaviorSubject(false)
  let held: readonly Unlogged[] = []

  const hold = (effects: readonly Unlogged[]): void => {
    held = effects
    isNeeded.next(held.length > 0)
  }

  const giveUp = async ({ id, stream }: Unlogged): Promise<void> => {
    const end = await streamOf(stream)?.call([id], 'giveUp', new AbortController().signal)
    end?.settle()
  }

  return {
    isNeeded: projectionOf(isNeeded),
    ask: ({ effects, stream, owner }) =>
      hold([...held, ...effects.map((id) => ({ id, stream, owner, tab, record: undefined }))]),
    stored: (effect) => hold(held.filter(({ id }) => id !== effect)),
    give: () => {
      const effects = held
      hold([])
      call(effects)
    },
    refuse: () => {
      const effects = held
      hold([])
      effects.forEach((effect) => void giveUp(effect))
    },
  }
}
