import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/** CSS pixels between a panel and the edge of the window. */
const MARGIN = 8

/** The least height of a panel, in CSS pixels; where the window has less below its trigger, the page scrolls. */
const LEAST_HEIGHT = 320

/** How far right a panel that spans from `left` to `right` must move to lie within a window of that width. */
export const shiftInto = (width: number, left: number, right: number): number =>
  left < MARGIN || right > width - MARGIN ? Math.max(MARGIN - left, Math.min(0, width - MARGIN - right)) : 0

/**
 * Keeps an open panel within the window at every width: `--shift` and `--room` of its style sheet are measured, since
 * where its trigger stands depends on the texts beside it.
 */
export const useInsideWindow = (panel: RefObject<HTMLElement | null>, open: boolean): void => {
  useLayoutEffect(() => {
    if (!open) return undefined
    const place = () => {
      const shown = panel.current
      if (shown === null) return
      shown.style.removeProperty('--shift')
      const { left, right, top } = shown.getBoundingClientRect()
      shown.style.setProperty('--shift', `${shiftInto(document.documentElement.clientWidth, left, right)}px`)
      shown.style.setProperty('--room', `${Math.max(LEAST_HEIGHT, window.innerHeight - top - MARGIN)}px`)
    }
    place()
    panel.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    window.addEventListener('resize', place)
    return () => window.removeEventListener('resize', place)
  }, [panel, open])
}
