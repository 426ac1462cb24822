import { type CustomerScope, isSameScope } from '#domain/kernel/customer-scope'
import type { LogRecord } from '#application/log/record'
import type { EffectPolicy } from './module'

/** An effect that was requested and is not answered yet. */
export interface RequestedEffect {
  readonly id: string
  readonly stream: string
  /** The customer scope that requested it; undefined when there was none. */
  readonly owner: CustomerScope | undefined
  /** The tab that requested it. */
  readonly tab: string
  /** Its record in the log; undefined while it is only in the memory of this tab. */
  readonly record: LogRecord | undefined
}

export interface PendingEffect extends RequestedEffect {
  /**
   * True if it is unknown whether it was carried out: it was requested before this tab ran effects, or a call for it
   * ended unsettled.
   */
  readonly isOrphaned: boolean
  /** True if another page load requested it, before this tab ran effects. */
  readonly isLeft: boolean
}

/** The tab that would call, with its present owner. */
export interface Caller {
  readonly tab: string
  readonly owner: CustomerScope | undefined
  readonly isLeading: boolean
}

/**
 * Whether the effect was requested in the caller's scope: the token of a call identifies user, customer and project.
 * Effects of other scopes wait until these are back.
 */
export const isForOwner = (effect: PendingEffect, caller: Caller): boolean => isSameScope(effect.owner, caller.owner)

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
