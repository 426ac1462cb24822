import type { Chance } from '#application/ports/chance'
import type { Connectivity } from '#application/ports/connectivity'

/** A connection that comes back when a test says so. */
export interface ScriptedConnectivity extends Connectivity {
  readonly comeBack: () => void
  readonly goAway: () => void
}

export const createScriptedConnectivity = (): ScriptedConnectivity => {
  const listeners = new Set<() => void>()
  const watchers = new Set<() => void>()
  let isLost = false
  return {
    whenBack: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isLost: () => isLost,
    whenChanged: (listener) => {
      watchers.add(listener)
      return () => void watchers.delete(listener)
    },
    comeBack: () => {
      isLost = false
      for (const listener of [...listeners, ...watchers]) listener()
    },
    goAway: () => {
      isLost = true
      watchers.forEach((listener) => listener())
    },
  }
}

/** Chance that takes nothing off a wait. */
export const noChance: Chance = { next: () => 0 }
