import type { PageLife } from '#application/ports/page-life'

/** Tells whether the page is hidden or being unloaded. A page that is unloaded counts as visible until after `pagehide`. */
export const watchPageLeft = (): (() => boolean) => {
  let isUnloading = false
  const hears = { capture: true }
  window.addEventListener('pagehide', () => (isUnloading = true), hears)
  window.addEventListener('pageshow', () => (isUnloading = false), hears)
  return () => isUnloading || document.visibilityState === 'hidden'
}

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
