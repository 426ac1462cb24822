import { queueScheduler } from 'rxjs'

/** Decisions that are saved in the journal first, and published and appended to the log a little later. */
export interface WriteAhead {
  /**
   * Runs `dispatch` and keeps all that it asks for in `follow`.
   * @returns a function that carries this out
   */
  readonly decide: (dispatch: () => void) => () => void
  /** Carries out what is kept, unless `decide` runs. To be called before anything else is decided or folded. */
  readonly carryOut: () => void
  /** Carries out what follows from a decision: at once, or later where `decide` runs. */
  readonly follow: (act: () => void) => void
}

export const createWriteAhead = (): WriteAhead => {
  let isDeciding = false
  let kept: readonly (() => void)[] = []

  const carryOut = (): void => {
    if (isDeciding || kept.length === 0) return
    const acts = kept
    kept = []
    let isDue = true
    const carry = (): void => {
      if (isDue) acts.forEach((act) => act())
      isDue = false
    }
    // The queue keeps what a listener of the first act causes behind the last one. From within the queue, the task would
    // come behind what is published next.
    queueScheduler.schedule(carry)
    carry()
  }

  return {
    decide: (dispatch) => {
      if (isDeciding) {
        dispatch()
        return carryOut
      }
      carryOut()
      isDeciding = true
      try {
        dispatch()
      } catch (fault) {
        isDeciding = false
        carryOut()
        throw fault
      }
      isDeciding = false
      return carryOut
    },
    carryOut,
    follow: (act) => {
      if (isDeciding) kept = [...kept, act]
      else act()
    },
  }
}
