import { type CalendarDate, datePartsOf } from '../kernel/calendar-date'
import { type Money, noMoney, sumOfOre } from '../kernel/money'

/** Months of the financial follow-up: the present one and those of the two years before it. */
export const MONTHS_FOLLOWED = 25

const monthText = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`

/** The months that are followed up, YYYY-MM, from the first on. */
export const followedMonths = (today: CalendarDate): readonly string[] => {
  const { year, month } = datePartsOf(today)
  return Array.from({ length: MONTHS_FOLLOWED }, (_, place) => {
    const since0 = year * 12 + (month - 1) - (MONTHS_FOLLOWED - 1 - place)
    return monthText(Math.floor(since0 / 12), (since0 % 12) + 1)
  })
}

/** The month of a day, YYYY-MM. */
export const monthOf = (day: CalendarDate): string => day.slice(0, 7)

interface Spent {
  readonly month: string
  readonly amount: Money
}

/** What was spent, SEK excluding VAT. */
export const totalSpent = (spending: readonly Spent[]): Money => sumOfOre(spending.map(({ amount }) => amount))

/** What was spent in each of some months, with those in which nothing was. */
export const spentByMonth = (spending: readonly Spent[], months: readonly string[]): readonly Spent[] =>
  months.map((month) => ({ month, amount: totalSpent(spending.filter((one) => one.month === month)) }))

export interface SpentOn {
  /** Undefined for what belongs to none. */
  readonly key: string | undefined
  readonly name: string
  readonly amount: Money
}

/**
 * What was spent on each thing, the most first.
 * @param on what an amount was spent on; undefined where it belongs to none
 */
export const spentOn = <S extends Spent>(
  spending: readonly S[],
  on: (spent: S) => { readonly key: string; readonly name: string } | undefined,
): readonly SpentOn[] => {
  const sums = new Map<string | undefined, SpentOn>()
  for (const spent of spending) {
    const thing = on(spent)
    const before = sums.get(thing?.key)
    sums.set(thing?.key, {
      key: thing?.key,
      name: before?.name ?? thing?.name ?? '',
      amount: sumOfOre([before?.amount ?? noMoney, spent.amount]),
    })
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0).toSorted((one, other) => other.amount - one.amount)
}
