import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

interface FocusKept<Part extends HTMLElement> {
  readonly ref: RefObject<Part | null>
  readonly tabIndex: -1
  readonly onFocus: () => void
  readonly onBlur: (event: FocusEvent) => void
}

/**
 * Keeps the focus in a part of the page whose contents change with the query of its address. When the focused element
 * is removed, such as the button of a removed filter, the part itself gets the focus. Otherwise the next Tab would
 * start at the top of the page.
 */
export const useFocusKept = <Part extends HTMLElement>(): FocusKept<Part> => {
  const { search } = useLocation()
  const ref = useRef<Part>(null)
  const isInside = useRef(false)
  const drawn = useRef(search)
  useEffect(() => {
    if (drawn.current === search) return
    drawn.current = search
    if (isInside.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
  }, [search])
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true
    },
    // When the focused element is removed, no element has the focus.
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget !== null) isInside.current = false
    },
  }
}
