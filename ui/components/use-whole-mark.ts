import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Whether a field is marked whole, so that what is typed takes the place of all its text. */
export interface WholeMark {
  /** Called when what is marked in the field has changed. React tells of it on keys and presses alone. */
  readonly note: () => void
  /** Called when the user changes the text. */
  readonly forget: () => void
}

const isWhole = ({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  value !== '' && selectionStart === 0 && selectionEnd === value.length

/**
 * Keeps a field marked whole when another text arrives in it. Browsers take the mark away and set the caret at the end: what
 * is typed for 12 would come after 40, and be 4012.
 */
export const useWholeMark = (field: RefObject<HTMLInputElement | null>, text: string): WholeMark => {
  const marked = useRef(false)
  const before = useRef(text)
  useLayoutEffect(() => {
    if (before.current === text) return
    before.current = text
    const input = field.current
    if (marked.current && input !== null && document.activeElement === input && !isWhole(input)) input.select()
  })
  return {
    note: () => {
      marked.current = field.current !== null && isWhole(field.current)
    },
    forget: () => {
      marked.current = false
    },
  }
}
