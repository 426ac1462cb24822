import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/** CSS pixels between a panel and the edge of the window. */
const MARGIN = 8

/** CSS pixels of height that a panel opens with; where the window has less below its trigger, the page scrolls. */
const OPENING_HEIGHT = 520
/** The least height, in CSS pixels, in a window that cannot scroll to give it more. */
const LEAST_HEIGHT = 160

/** How far right a panel that spans from `left` to `right` must move to lie within a window of that width. */
export const shiftInto = (width: number, left: number, right: number): number =>
  left < MARGIN || right > width - MARGIN ? Math.max(MARGIN - left, Math.min(0, width - MARGIN - right)) : 0

/**
 * Keeps an open panel within the window at every width. Its custom properties `--shift` and `--room` are measured,
 * because the position of its trigger depends on the texts beside it.
 */
export const useInsideWindow = (panel: RefObject<HTMLElement | null>, open: boolean): void => {
  useLayoutEffect(() => {
    if (!open) return undefined
    const place = (leastHeight: number) => {
      const shown = panel.current
      if (shown === null) return
      shown.style.removeProperty('--shift')
      const { left, right, top } = shown.getBoundingClientRect()
      shown.style.setProperty('--shift', `${shiftInto(document.documentElement.clientWidth, left, right)}px`)
      shown.style.setProperty('--room', `${Math.max(leastHeight, window.innerHeight - top - MARGIN)}px`)
    }
    const fit = () => place(LEAST_HEIGHT)
    place(OPENING_HEIGHT)
    panel.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    // A panel below a head that sticks to the window does not move with the page.
    fit()
    window.addEventListener('resize', fit)
    return () => window.removeEventListener('resize', fit)
  }, [panel, open])
}
