import type { Clock } from '#application/ports/clock'
import type { PageLife } from '#application/ports/page-life'

/** A shorter look at another window is no reason for a call. */
const AWAY_MS = 30_000

/**
 * Fetches what another device may have changed when the user returns to a page that was hidden for a while.
 * @returns stops it
 */
export const fetchOnReturn = (
  { pageLife, clock }: { readonly pageLife: PageLife; readonly clock: Pick<Clock, 'now'> },
  fetch: () => void,
): (() => void) => {
  let leftAt: number | undefined
  return pageLife.whenLeft(
    () => {
      leftAt ??= Date.parse(clock.now())
    },
    () => {
      const isLong = leftAt !== undefined && Date.parse(clock.now()) - leftAt >= AWAY_MS
      leftAt = undefined
      if (isLong) fetch()
    },
  )
}
