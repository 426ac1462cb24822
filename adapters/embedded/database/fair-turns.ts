import { sqlError, sqlStates } from './sql-states'

/** Lets go of a turn, once. */
export type Pass = () => void

export interface FairTurns {
  /**
   * Resolves when it is the caller's turn; rejects with `too_many_connections` when too many wait or the wait is too
   * long.
   */
  readonly take: (caller: string) => Promise<Pass>
}

export interface TurnLimits {
  /** Turns that may be held at once. */
  readonly places: number
  readonly placesOfOneCaller: number
  readonly mostWaiting: number
  readonly mostWaitingOfOneCaller: number
  readonly waitMs: number
  /** A turn that was held for longer makes its caller slow, for twice the time that it took. */
  readonly slowTurnMs: number
  /** Time without other callers that a slow caller waits for; others have small gaps between their statements. */
  readonly yieldMs: number
}

interface Waiter {
  readonly grant: () => void
  readonly timer: NodeJS.Timeout
}

interface CallerState {
  waiting: Waiter[]
  held: number
  /** Place in the order of latest turns. */
  latestTurn: number
  slowUntil: number
}

/**
 * Shares few places among many callers: those who hold fewer go first, then those whose latest turn is longest ago. A
 * caller whose turns take long stands behind all others for a while, so that it cannot fill the time between the
 * statements of somebody quick.
 */
export const createFairTurns = (limits: TurnLimits): FairTurns => {
  const callers = new Map<string, CallerState>()
  let taken = 0
  let waiting = 0
  let turns = 0
  let quickUntil = 0
  let retry: NodeJS.Timeout | undefined

  const stateOf = (caller: string): CallerState => {
    const state = callers.get(caller) ?? { waiting: [], held: 0, latestTurn: 0, slowUntil: 0 }
    callers.set(caller, state)
    return state
  }
  const isSlow = (state: CallerState): boolean => state.slowUntil > performance.now()
  const noteQuick = (state: CallerState): void => {
    if (!isSlow(state)) quickUntil = performance.now() + limits.yieldMs
  }

  const comesBefore = (one: CallerState, other: CallerState): boolean => {
    if (isSlow(one) !== isSlow(other)) return !isSlow(one)
    if (one.held !== other.held) return one.held < other.held
    return one.latestTurn < other.latestTurn
  }
  const next = (): CallerState | undefined => {
    let best: CallerState | undefined
    for (const state of callers.values()) {
      if (state.waiting.length === 0 || state.held >= limits.placesOfOneCaller) continue
      if (best === undefined || comesBefore(state, best)) best = state
    }
    return best
  }

  const giveTurns = (): void => {
    while (taken < limits.places) {
      const state = next()
      if (state === undefined) return
      const quietIn = quickUntil - performance.now()
      if (isSlow(state) && quietIn > 0) {
        retry ??= setTimeout(() => {
          retry = undefined
          giveTurns()
        }, quietIn)
        return
      }
      state.waiting.shift()?.grant()
    }
  }

  const hold = (caller: string, state: CallerState): Pass => {
    const since = performance.now()
    turns += 1
    taken += 1
    state.held += 1
    state.latestTurn = turns
    noteQuick(state)
    let passed = false
    return () => {
      if (passed) return
      passed = true
      taken -= 1
      state.held -= 1
      const took = performance.now() - since
      if (took > limits.slowTurnMs) state.slowUntil = performance.now() + 2 * took
      else noteQuick(state)
      giveTurns()
      forget(caller, state)
    }
  }

  const forget = (caller: string, state: CallerState): void => {
    if (state.held === 0 && state.waiting.length === 0 && !isSlow(state)) callers.delete(caller)
  }

  const take = (caller: string): Promise<Pass> =>
    new Promise((resolve, reject) => {
      const state = stateOf(caller)
      if (waiting >= limits.mostWaiting || state.waiting.length >= limits.mostWaitingOfOneCaller)
        return reject(sqlError(sqlStates.tooManyConnections, 'Too many calls wait for the database'))
      waiting += 1
      const waiter: Waiter = {
        grant: () => {
          waiting -= 1
          clearTimeout(waiter.timer)
          resolve(hold(caller, state))
        },
        timer: setTimeout(() => {
          waiting -= 1
          state.waiting = state.waiting.filter((one) => one !== waiter)
          forget(caller, state)
          reject(sqlError(sqlStates.tooManyConnections, 'Waited too long for the database'))
        }, limits.waitMs),
      }
      state.waiting.push(waiter)
      giveTurns()
    })

  return { take }
}
