import type { LogRecord } from '#application/log/record'
import type { EffectPolicy } from './module'
import { isSameOwner, type EffectOwner } from './effect-owner'

/** An effect asked for and not answered yet. */
export interface PendingEffect {
  readonly id: string
  readonly stream: string
  readonly owner: EffectOwner
  /** The tab that asked. */
  readonly tab: string
  /** As the log has it; undefined while only the memory of this tab does. */
  readonly record: LogRecord | undefined
  /**
   * Whether it was ever carried out, nobody here knows: it was asked for before this tab came to run effects, or a call
   * for it ended unsettled.
   */
  readonly isOrphaned: boolean
}

/** The tab that would call, just now. */
export interface Caller {
  readonly tab: string
  readonly owner: EffectOwner
  readonly isLeading: boolean
}

/** Whether the caller may call an effect for its owner. What others asked for is left alone until they are back. */
export const isForOwner = (effect: PendingEffect, caller: Caller): boolean => isSameOwner(effect.owner, caller.owner)

/** Whether it falls to this tab to call: it leads, or nobody else can. */
export const isResponsible = (effect: PendingEffect, policy: EffectPolicy, caller: Caller): boolean =>
  policy.runsIn === 'asker'
    ? effect.tab === caller.tab || (caller.isLeading && effect.isOrphaned)
    : caller.isLeading || effect.record === undefined

/** A found effect is asked again where that is safe, and enquired about where it is not; and neither waits. */
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
