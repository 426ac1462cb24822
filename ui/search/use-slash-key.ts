import { useEffect } from 'react'
import type { RefObject } from 'react'

/** The key `/` focuses the field, unless the user is typing elsewhere. */
export const useSlashKey = (field: RefObject<HTMLInputElement | null>) => {
  useEffect(() => {
    const goToField = (event: KeyboardEvent) => {
      const visible = field.current?.checkVisibility() ?? false
      if (event.key !== '/' || !visible || isTyping(event.target)) return
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
