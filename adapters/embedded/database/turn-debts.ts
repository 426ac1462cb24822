/** What a turn is taken for: a search may be broad and take seconds, all other statements are quick. */
export type Work = 'usual' | 'search'

/** The limits of searches, besides those of all turns. */
export interface SearchLimits {
  /** Turns that all searches together may hold at once. */
  readonly places: number
  /** A caller whose debt for searches is larger is a slow searcher. */
  readonly slowSearcherDebtMs: number
  /** The largest debt of one caller for searches. */
  readonly mostDebtMs: number
  /** For how long slow searchers wait after a slow search, as a multiple of the time that it took. */
  readonly rest: number
  /** Searches of slow searchers that may wait, all together. */
  readonly mostSlowWaiting: number
}

export interface DebtLimits {
  /** A turn that was held for longer puts its caller in debt. */
  readonly slowTurnMs: number
  readonly searches: SearchLimits
}

/** The debt of one caller for one kind of work. */
export interface Account {
  readonly work: Work
  /** When its debt is paid. */
  paidAt: number
}

/** Usual work: so much debt for each millisecond of a slow turn. All searches together owe the same. */
const DEBT = 2
/** A caller's own debt for searches: it outlasts the searches of many slow callers. */
const SEARCH_DEBT = 60

export interface TurnDebts {
  /** Books a turn that took so long. */
  readonly book: (account: Account, tookMs: number) => void
  readonly debtOf: (account: Account) => number
  /** Whether the first goes before the second. Two of one kind compare their own debts. */
  readonly owesLess: (one: Account, other: Account) => boolean
  readonly isSlowSearcher: (account: Account) => boolean
  /** Until when slow searchers wait. */
  readonly restsUntil: () => number
}

/**
 * Records the debts for slow turns. A caller pays its own debt by waiting behind others of the same kind. Each slow
 * search also adds to a debt that searches of all callers share, so that other work always comes between searches.
 * The shared debt does not accumulate from one search to the next, so a third of the time is always left for
 * searches.
 */
export const createTurnDebts = ({ slowTurnMs, searches }: DebtLimits, now: () => number): TurnDebts => {
  let searchesPaidAt = 0
  let restsUntil = 0

  const left = (paidAt: number): number => Math.max(0, paidAt - now())
  const debtOf = ({ paidAt }: Account): number => left(paidAt)
  /** The debt that is compared between two kinds of work. */
  const sharedDebtOf = (account: Account): number =>
    account.work === 'search' ? left(searchesPaidAt) : debtOf(account)

  return {
    book: (account, tookMs) => {
      if (tookMs <= slowTurnMs) return
      if (account.work === 'usual') {
        account.paidAt = now() + debtOf(account) + DEBT * tookMs
        return
      }
      account.paidAt = now() + Math.min(searches.mostDebtMs, debtOf(account) + SEARCH_DEBT * tookMs)
      searchesPaidAt = now() + DEBT * tookMs
      restsUntil = now() + searches.rest * tookMs
    },
    debtOf,
    owesLess: (one, other) => {
      const owed = one.work === other.work ? debtOf : sharedDebtOf
      return owed(one) + slowTurnMs < owed(other)
    },
    isSlowSearcher: (account) => account.work === 'search' && debtOf(account) > searches.slowSearcherDebtMs,
    restsUntil: () => restsUntil,
  }
}
