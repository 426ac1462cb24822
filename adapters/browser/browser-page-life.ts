import type { PageLife } from '#application/ports/page-life'

/** Some phones do not fire `pagehide`, and some closed tabs do not fire `visibilitychange`, so both are used. */
export const browserPageLife: PageLife = {
  whenLeft: (left, back) => {
    const changed = (): void => (document.visibilityState === 'hidden' ? left() : back())
    document.addEventListener('visibilitychange', changed)
    window.addEventListener('pagehide', left)
    window.addEventListener('pageshow', back)
    return () => {
      document.removeEventListener('visibilitychange', changed)
      window.removeEventListener('pagehide', left)
      window.removeEventListener('pageshow', back)
    }
  },
}
