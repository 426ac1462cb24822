import { useEffect } from 'react'
import type { RefObject } from 'react'

/** The key `/` focuses the field, unless the user is typing elsewhere. */
export const useSlashKey = (field: RefObject<HTMLInputElement | null>) => {
  useEffect(() => {
    const goToField = (event: KeyboardEvent) => {
      // Asking whether the field is visible lays out the page: not at every key.
      if (event.key !== '/' || isTyping(event.target) || field.current?.checkVisibility() !== true) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', goToField)
    return () => document.removeEventListener('keydown', goToField)
  }, [field])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
