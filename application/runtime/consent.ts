import { BehaviorSubject } from 'rxjs'
import { type Projection, projectionOf } from '#application/projections/projection'
import type { RequestedEffect } from './recovery'
import type { StreamCore, UnstoredBatch } from './stream'

type Unlogged = RequestedEffect

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
  /** Acts with those of the effects that the log does not have. The log stores none of them before the act has ended. */
  readonly withUnstored: (effects: readonly Unlogged[], act: (unstored: readonly Unlogged[]) => Promise<void>) => void
  readonly call: (effects: readonly Unlogged[]) => void
}

export const createConsent = ({ tab, stream: streamOf, withUnstored, call }: ConsentSurroundings): Consent => {
  const isNeeded = new BehaviorSubject(false)
  let held: readonly Unlogged[] = []

  const hold = (effects: readonly Unlogged[]): void => {
    held = effects
    isNeeded.next(held.length > 0)
  }

  const giveUp = async ({ id, stream }: Unlogged): Promise<void> => {
    const end = await streamOf(stream)?.call([id], 'giveUp', {
      signal: new AbortController().signal,
      isLeft: false,
      hasWaited: false,
      besides: 0,
    })
    end?.settle([id])
  }

  return {
    isNeeded: projectionOf(isNeeded),
    ask: ({ effects, stream, owner }) =>
      hold([...held, ...effects.map((id) => ({ id, stream, owner, tab, record: undefined }))]),
    stored: (effect) => hold(held.filter(({ id }) => id !== effect)),
    give: () => {
      const effects = held
      hold([])
      withUnstored(effects, async (unstored) => call(unstored))
    },
    refuse: () => {
      const effects = held
      hold([])
      withUnstored(effects, async (unstored) => {
        await Promise.all(unstored.map(giveUp))
      })
    },
  }
}
