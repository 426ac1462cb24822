import { BehaviorSubject } from 'rxjs'
import { type Projection, projectionOf } from '#application/projections/projection'
import type { PendingEffect } from './recovery'
import type { StreamCore, UnstoredBatch } from './stream'

type Unlogged = Omit<PendingEffect, 'isOrphaned'>

/** Asks the user before an effect with strict durability is called although the log could not store it. */
export interface Consent {
  readonly isNeeded: Projection<boolean>
  /** Asks about the effects of a batch that the log could not store. */
  readonly ask: (batch: UnstoredBatch) => void
  /** The log has stored the effect after all, so it is called without consent. */
  readonly stored: (effect: string) => void
  /** Calls the effects in question. */
  readonly give: () => void
  /** Settles the effects in question without a call. */
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
