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
  /** A turn that was held for longer puts its caller in debt, for twice the time that it took. */
  readonly slowTurnMs: number
  /** Time for which a caller in debt waits after another one's turn, who may be about to ask for the next. */
  readonly yieldMs: number
}

const MOST_REMEMBERED = 1_000

interface Waiter {
  readonly grant: () => void
  readonly timer: NodeJS.Timeout
}

interface CallerState {
  waiting: Waiter[]
  held: number
  /** Place in the order of latest turns. */
  latestTurn: number
  /** When it has paid for its slow turns. */
  slowUntil: number
}

/**
 * Shares few places among many callers: those who hold fewer go first, then those whose latest turn is longest ago. A
 * caller whose turns take long stands behind those whose turns do not for a while, so that it cannot fill the time
 * between the statements of somebody quick.
 */
export const createFairTurns = (limits: TurnLimits): FairTurns => {
  const callers = new Map<string, CallerState>()
  let taken = 0
  let waiting = 0
  let turns = 0
  let active: { readonly state: CallerState; readonly until: number } | undefined
  let retry: NodeJS.Timeout | undefined

  const stateOf = (caller: string): CallerState => {
    const state = callers.get(caller) ?? { waiting: [], held: 0, latestTurn: 0, slowUntil: 0 }
    callers.set(caller, state)
    return state
  }
  const debtOf = ({ slowUntil }: CallerState): number => Math.max(0, slowUntil - performance.now())
  const owesLess = (one: CallerState, other: CallerState): boolean => debtOf(one) + limits.slowTurnMs < debtOf(other)
  const noteActive = (state: CallerState): void => {
    active = { state, until: performance.now() + limits.yieldMs }
  }

  const comesBefore = (one: CallerState, other: CallerState): boolean => {
    if (owesLess(one, other)) return true
    if (owesLess(other, one)) return false
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
      const quietIn = active === undefined ? 0 : active.until - performance.now()
      if (active !== undefined && quietIn > 0 && owesLess(active.state, state)) {
        retry ??= setTimeout(() => {
          retry = undefined
          giveTurns()
        }, quietIn)
        return
      }
      state.waiting.shift()?.grant()
    }
  }

  const hold = (state: CallerState): Pass => {
    const since = performance.now()
    turns += 1
    taken += 1
    state.held += 1
    state.latestTurn = turns
    noteActive(state)
    let passed = false
    return () => {
      if (passed) return
      passed = true
      taken -= 1
      state.held -= 1
      const took = performance.now() - since
      if (took > limits.slowTurnMs) state.slowUntil = performance.now() + debtOf(state) + 2 * took
      noteActive(state)
      giveTurns()
      forgetIdle()
    }
  }

  // Those in debt are remembered until they have paid, a bounded number of them.
  const forgetIdle = (): void => {
    for (const [caller, state] of callers) {
      const isIdle = state.held === 0 && state.waiting.length === 0
      if (isIdle && (debtOf(state) === 0 || callers.size > MOST_REMEMBERED)) callers.delete(caller)
    }
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
          resolve(hold(state))
        },
        timer: setTimeout(() => {
          waiting -= 1
          state.waiting = state.waiting.filter((one) => one !== waiter)
          forgetIdle()
          reject(sqlError(sqlStates.tooManyConnections, 'Waited too long for the database'))
        }, limits.waitMs),
      }
      state.waiting.push(waiter)
      giveTurns()
    })

  return { take }
}
