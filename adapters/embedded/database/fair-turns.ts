import { sqlError, sqlStates } from './sql-states'
import { createTurnDebts, type Account, type DebtLimits, type Work } from './turn-debts'

/** Lets go of a turn, once. */
export type Pass = () => void

export interface FairTurns {
  /**
   * Resolves when it is the caller's turn; rejects with `too_many_connections` when too many wait or the wait is too
   * long.
   */
  readonly take: (caller: string, work?: Work) => Promise<Pass>
}

export interface TurnLimits extends DebtLimits {
  /** Turns that may be held at once. */
  readonly places: number
  readonly placesOfOneCaller: number
  readonly mostWaiting: number
  readonly mostWaitingOfOneCaller: number
  readonly waitMs: number
  /** Time for which a caller in debt waits after another one's turn, who may be about to ask for the next. */
  readonly yieldMs: number
  /** Callers without a turn whose debt is remembered. */
  readonly mostRemembered: number
}

interface Waiter {
  readonly grant: () => void
  readonly timer: NodeJS.Timeout
}

/** One caller's turns for one kind of work. */
interface CallerState extends Account {
  waiting: Waiter[]
  held: number
  /** Place in the order of latest turns. */
  latestTurn: number
}

const works: readonly Work[] = ['usual', 'search']

/**
 * Shares few places among many callers: those who hold fewer go first, then those whose latest turn is longest ago. A
 * caller with slow turns goes behind callers with quick turns for a while, so that it cannot fill the time between
 * the statements of a quick caller. Slow searches of all callers count together: other work waits for at most one of
 * them, and slow searchers pause after each.
 */
export const createFairTurns = (limits: TurnLimits): FairTurns => {
  const now = (): number => performance.now()
  const debts = createTurnDebts(limits, now)
  const callers: Readonly<Record<Work, Map<string, CallerState>>> = { usual: new Map(), search: new Map() }
  const placesOf: Readonly<Record<Work, number>> = { usual: limits.places, search: limits.searches.places }
  const taken: Record<Work, number> = { usual: 0, search: 0 }
  let waiting = 0
  let turns = 0
  let active: { readonly state: CallerState; readonly until: number } | undefined
  let retry: NodeJS.Timeout | undefined

  const stateOf = (caller: string, work: Work): CallerState => {
    const state = callers[work].get(caller) ?? { work, waiting: [], held: 0, latestTurn: 0, paidAt: 0 }
    callers[work].set(caller, state)
    return state
  }
  const noteActive = (state: CallerState): void => {
    active = { state, until: now() + limits.yieldMs }
  }

  const comesBefore = (one: CallerState, other: CallerState): boolean => {
    if (debts.owesLess(one, other)) return true
    if (debts.owesLess(other, one)) return false
    if (one.held !== other.held) return one.held < other.held
    return one.latestTurn < other.latestTurn
  }
  const rests = (state: CallerState): boolean => debts.isSlowSearcher(state) && now() < debts.restsUntil()
  const nextOf = (work: Work): CallerState | undefined => {
    if (taken[work] >= placesOf[work]) return undefined
    let best: CallerState | undefined
    for (const state of callers[work].values()) {
      if (state.waiting.length === 0 || state.held >= limits.placesOfOneCaller || rests(state)) continue
      if (best === undefined || comesBefore(state, best)) best = state
    }
    return best
  }
  const next = (): CallerState | undefined => {
    const usual = nextOf('usual')
    const search = nextOf('search')
    if (usual === undefined || search === undefined) return usual ?? search
    return comesBefore(search, usual) ? search : usual
  }

  const giveTurnsIn = (milliseconds: number): void => {
    clearTimeout(retry)
    // A timer may be early by a fraction of a millisecond.
    retry = setTimeout(giveTurns, Math.ceil(milliseconds) + 1)
  }
  const giveTurns = (): void => {
    clearTimeout(retry)
    while (taken.usual + taken.search < limits.places) {
      const state = next()
      if (state === undefined) {
        const restMs = debts.restsUntil() - now()
        if (restMs > 0 && waiting > 0) giveTurnsIn(restMs)
        return
      }
      const quietIn = active === undefined ? 0 : active.until - now()
      if (active !== undefined && quietIn > 0 && debts.owesLess(active.state, state)) return giveTurnsIn(quietIn)
      state.waiting.shift()?.grant()
    }
  }

  const hold = (state: CallerState): Pass => {
    const since = now()
    turns += 1
    taken[state.work] += 1
    state.held += 1
    state.latestTurn = turns
    noteActive(state)
    let passed = false
    return () => {
      if (passed) return
      passed = true
      taken[state.work] -= 1
      state.held -= 1
      debts.book(state, now() - since)
      noteActive(state)
      giveTurns()
      forgetIdle()
    }
  }

  // Those in debt are remembered until they have paid, a bounded number of them.
  const forgetIdle = (): void => {
    for (const work of works)
      for (const [caller, state] of callers[work]) {
        const isIdle = state.held === 0 && state.waiting.length === 0
        const isForgotten = debts.debtOf(state) === 0 || callers[work].size > limits.mostRemembered
        if (isIdle && isForgotten) callers[work].delete(caller)
      }
  }

  const slowSearchesWaiting = (): number => {
    let count = 0
    for (const state of callers.search.values()) if (debts.isSlowSearcher(state)) count += state.waiting.length
    return count
  }
  const isFull = (state: CallerState): boolean =>
    waiting >= limits.mostWaiting ||
    state.waiting.length >= limits.mostWaitingOfOneCaller ||
    (debts.isSlowSearcher(state) && slowSearchesWaiting() >= limits.searches.mostSlowWaiting)

  const take = (caller: string, work: Work = 'usual'): Promise<Pass> =>
    new Promise((resolve, reject) => {
      const state = stateOf(caller, work)
      if (isFull(state)) return reject(sqlError(sqlStates.tooManyConnections, 'Too many calls wait for the database'))
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
