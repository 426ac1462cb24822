import type { Clock } from '#application/ports/clock'
import type { PageLife } from '#application/ports/page-life'

/**
 * Fetches what another device may have changed when the user returns to a hidden page in a later minute than they left
 * it: a short look at another window is no reason for a call.
 * @returns stops it
 */
export const fetchOnReturn = (
  { pageLife, clock }: { readonly pageLife: PageLife; readonly clock: Pick<Clock, 'today' | 'timeOfDay'> },
  fetch: () => void,
): (() => void) => {
  const minute = (): string => `${clock.today()} ${clock.timeOfDay()}`
  let left: string | undefined
  return pageLife.whenLeft(
    () => {
      left ??= minute()
    },
    () => {
      const isLater = left !== undefined && left !== minute()
      left = undefined
      if (isLater) fetch()
    },
  )
}
