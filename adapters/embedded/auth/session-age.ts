import { instant, type Instant } from '#domain/kernel/ids'
import { limits } from '../limits'

const DAY = 24 * 60 * 60 * 1000

const later = (at: Date | Instant, days: number): Instant =>
  instant(new Date(new Date(at).getTime() + days * DAY).toISOString())

/** Sessions that began at or before this time have expired at `now`, even if they were refreshed. */
export const beganAfter = (now: Instant): Instant => later(now, -limits.session.longestDays)

/** When a refresh token that is issued now expires: never after the end of its session. */
export const refreshTokenExpiry = (now: Instant, sessionBegan: Date | Instant): Instant => {
  const own = later(now, limits.session.refreshTokenDays)
  const ofSession = later(sessionBegan, limits.session.longestDays)
  return own < ofSession ? own : ofSession
}
