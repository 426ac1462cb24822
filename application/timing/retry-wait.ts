const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/** The longest wait, also where a service asks for more. */
const LONGEST_RETRY_AFTER_MS = 300_000

/**
 * Milliseconds before a call that was not settled is made again: about 1 s, 2 s, 4 s and so on up to 60 s, never less
 * than the service asked for. `attempt` counts from 1; `chance`, from 0 to 1, takes off up to a quarter, so that many
 * browsers do not call at once.
 */
export const retryWaitMs = (attempt: number, chance: number, retryAfterMs: number | undefined): number => {
  const doubled = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempt - 1, 10))
  const spread = Math.round(doubled * (1 - chance / 4))
  return Math.max(spread, Math.min(retryAfterMs ?? 0, LONGEST_RETRY_AFTER_MS))
}
