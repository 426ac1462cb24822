import type { PageLife } from '#application/ports/page-life'

/** `pagehide` is not told on all telephones, and `visibilitychange` not in all closed tabs: either counts. */
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
