import type { Timers } from '../ports/timers'

export interface Debounced<Args extends readonly unknown[]> {
  readonly call: (...args: Args) => void
  /** Takes back what waits. */
  readonly cancel: () => void
}

/** Runs once, with what it was last called with, when so many milliseconds have passed without a call (CONST-12). */
export const debounce = <Args extends readonly unknown[]>(
  timers: Timers,
  ms: number,
  run: (...args: Args) => void,
): Debounced<Args> => {
  let takeBack = (): void => undefined
  return {
    call: (...args) => {
      takeBack()
      takeBack = timers.after(ms, () => run(...args))
    },
    cancel: () => takeBack(),
  }
}
