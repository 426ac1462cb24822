import type { Chance } from '#application/ports/chance'
import type { Connectivity } from '#application/ports/connectivity'

/** A connection that comes back when a test says so. */
export interface ScriptedConnectivity extends Connectivity {
  readonly comeBack: () => void
}

export const createScriptedConnectivity = (): ScriptedConnectivity => {
  const listeners = new Set<() => void>()
  return {
    whenBack: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    comeBack: () => listeners.forEach((listener) => listener()),
  }
}

/** Chance that takes nothing off a wait. */
export const noChance: Chance = { next: () => 0 }
