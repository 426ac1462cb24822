import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallOptions } from '#application/ports/call'
import type { Timers } from '#application/ports/timers'

/** How long a page waits for its parts once its own matter is there. */
export interface PartsPatience {
  readonly timers: Timers
  /** Milliseconds. */
  readonly waitMs: number
}

/** How long a page is waited for. */
export interface PagePatience extends PartsPatience {
  /** Milliseconds for a whole page, its own matter and its parts. A page that takes longer has failed. */
  readonly pageWaitMs: number
}

/** Waits for the parts of one page. */
export interface PageParts {
  /** The page's own matter, waited for as long as the page may take. The wait for the parts is counted from its answer. */
  readonly own: <Failure, Answer>(asked: TaskEither<Failure, Answer>) => TaskEither<Failure, Answer>
  /**
   * A part without which the page is shown; undefined when it failed or was late. A late call is aborted.
   * @param ask makes the call with the given options
   */
  readonly part: <Answer>(
    ask: (options: CallOptions) => TaskEither<unknown, Answer>,
  ) => TaskEither<never, Answer | undefined>
}

/** Data of a page that name the parts that are missing in them. */
export interface WithMissing<Part extends string> {
  /** Failed or late; absent when the page is whole. */
  readonly missing?: readonly Part[]
}

/** Whether no part of a page is missing. Only whole pages are cached. */
export const isWhole = (data: unknown): boolean => !(typeof data === 'object' && data !== null && 'missing' in data)

/** Names the parts that are undefined. */
export const missingIn = <Part extends string>(
  parts: Readonly<Record<Part, unknown>>,
  names: readonly Part[],
): WithMissing<Part> => {
  const missing = names.filter((name) => parts[name] === undefined)
  return missing.length === 0 ? {} : { missing }
}

/**
 * Starts the parts of a page together with its own matter, and ends the wait for them `waitMs` after that is there, or
 * at once when that has failed.
 */
export const pageParts = ({ timers, waitMs }: PartsPatience, options: CallOptions = {}): PageParts => {
  const late = new AbortController()
  let waiting = 0
  let stopTimer = (): void => undefined
  let end = (): void => undefined
  const ended = new Promise<undefined>((resolve) => {
    end = () => {
      options.signal?.removeEventListener('abort', end)
      stopTimer()
      resolve(undefined)
      late.abort()
    }
  })
  if (options.signal?.aborted === true) end()
  else options.signal?.addEventListener('abort', end)

  return {
    own: (asked) => async () => {
      const outcome = await asked()
      if (E.isLeft(outcome)) end()
      else if (waiting > 0) stopTimer = timers.after(waitMs, end)
      return outcome
    },
    part: (ask) => async () => {
      waiting += 1
      const asked = ask({ ...options, signal: late.signal })()
      const outcome = await Promise.race([asked, ended])
      waiting -= 1
      if (waiting === 0) end()
      return E.right(outcome !== undefined && E.isRight(outcome) ? outcome.right : undefined)
    },
  }
}
