import type { PageLife } from '#application/ports/page-life'

/** A page that is left and looked at again when the test says so. */
export interface ScriptedPageLife extends PageLife {
  readonly leave: () => void
  readonly comeBack: () => void
}

export const createScriptedPageLife = (): ScriptedPageLife => {
  const listeners = new Set<{ readonly left: () => void; readonly back: () => void }>()
  return {
    whenLeft: (left, back) => {
      const listener = { left, back }
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    leave: () => listeners.forEach(({ left }) => left()),
    comeBack: () => listeners.forEach(({ back }) => back()),
  }
}
