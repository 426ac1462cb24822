import type { Timers } from '../ports/timers'

/** How long something is waited for. */
export interface Wait {
  readonly timers: Timers
  /** Milliseconds. */
  readonly waitMs: number
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal
}

/**
 * What `ask` resolves with, or undefined when that takes longer than the wait. A late call is aborted.
 * @param ask is given a signal that is aborted when it is late or when nobody waits any more
 */
export const inTime = async <Answer>(
  { timers, waitMs, signal }: Wait,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | undefined> => {
  const own = new AbortController()
  const abort = () => own.abort()
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort)
  let stopTimer = (): void => undefined
  const late = new Promise<undefined>((resolve) => {
    stopTimer = timers.after(waitMs, () => {
      resolve(undefined)
      abort()
    })
  })
  try {
    return await Promise.race([ask(own.signal), late])
  } finally {
    stopTimer()
    signal.removeEventListener('abort', abort)
  }
}
