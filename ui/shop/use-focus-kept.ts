import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * What has the focus in an element that goes leaves it to the row around it, else to the heading of the page.
 * @returns the reference for the element
 */
export const useFocusKept = <Kind extends HTMLElement>(): RefObject<Kind | null> => {
  const reference = useRef<Kind>(null)
  useLayoutEffect(() => {
    const element = reference.current
    return () => {
      if (element?.contains(document.activeElement) !== true) return
      const around = element.closest<HTMLElement>('[tabindex="-1"]') ?? document.querySelector('h1')
      around?.focus({ preventScroll: true })
    }
  }, [])
  return reference
}
