import { isSameScope } from '#domain/kernel/customer-scope'
import type { Timers } from '#application/ports/timers'
import type { EffectPolicy } from './module'
import { type Caller, isResponsible, type PendingEffect } from './recovery'

/** The waits of effects whose turn comes after calls of other tabs. */
export interface WaitsForTabs {
  /** Whether an effect has waited for so many milliseconds; its wait begins when this is first asked. */
  readonly isOver: (effect: string, mostMs: number) => boolean
  /** An effect need not wait any more. */
  readonly end: (effect: string) => void
  readonly stop: () => void
}

interface Wait {
  isOver: boolean
  readonly stop: () => void
}

export const createWaitsForTabs = (timers: Timers, whenOver: () => void): WaitsForTabs => {
  const waits = new Map<string, Wait>()

  const begin = (mostMs: number): Wait => {
    const wait: Wait = {
      isOver: false,
      stop: timers.after(mostMs, () => {
        wait.isOver = true
        whenOver()
      }),
    }
    return wait
  }

  const end = (effect: string): void => {
    waits.get(effect)?.stop()
    waits.delete(effect)
  }

  return {
    isOver: (effect, mostMs) => {
      const wait = waits.get(effect) ?? begin(mostMs)
      waits.set(effect, wait)
      return wait.isOver
    },
    end,
    stop: () => [...waits.keys()].forEach(end),
  }
}

/** Whether another tab has yet to call an effect that stands before this one in its lane, in the same customer scope. */
export const isBehindOtherTab = (
  effect: PendingEffect,
  lane: string,
  open: Iterable<PendingEffect>,
  policyOf: (effect: PendingEffect) => EffectPolicy | undefined,
  caller: Caller,
): boolean => {
  for (const earlier of open) {
    if (earlier.id === effect.id) return false
    if (!isSameScope(earlier.owner, effect.owner)) continue
    const policy = policyOf(earlier)
    if (policy?.lane === lane && !isResponsible(earlier, policy, caller)) return true
  }
  return false
}
