import type { LogRecord } from '#application/log/record'
import type { EffectPolicy } from './module'
import { isSameOwner, type EffectOwner } from './effect-owner'

/** An effect that was requested and is not answered yet. */
export interface PendingEffect {
  readonly id: string
  readonly stream: string
  readonly owner: EffectOwner
  /** The tab that requested it. */
  readonly tab: string
  /** Its record in the log; undefined while it is only in the memory of this tab. */
  readonly record: LogRecord | undefined
  /**
   * True if it is unknown whether it was carried out: it was requested before this tab ran effects, or a call for it
   * ended unsettled.
   */
  readonly isOrphaned: boolean
}

/** The tab that would call, with its present owner. */
export interface Caller {
  readonly tab: string
  readonly owner: EffectOwner
  readonly isLeading: boolean
}

/** Whether the effect belongs to the caller's owner. Effects of other owners wait until these are back. */
export const isForOwner = (effect: PendingEffect, caller: Caller): boolean => isSameOwner(effect.owner, caller.owner)

/** Whether this tab has to call: it leads, or no other tab can. */
export const isResponsible = (effect: PendingEffect, policy: EffectPolicy, caller: Caller): boolean =>
  policy.runsIn === 'asker'
    ? effect.tab === caller.tab || (caller.isLeading && effect.isOrphaned)
    : caller.isLeading || effect.record === undefined

/** An orphaned effect is run again where its policy allows it, and enquired about otherwise. Neither waits. */
export const recoveryMode = (
  effect: PendingEffect,
  policy: EffectPolicy,
  caller: Caller,
): { readonly how: 'run' | 'enquire'; readonly waitMs: number } => {
  const found = effect.isOrphaned && !(policy.runsIn === 'asker' && effect.tab === caller.tab)
  return {
    how: found && policy.whenOrphaned === 'enquire' ? 'enquire' : 'run',
    waitMs: found ? 0 : policy.waitMs,
  }
}
