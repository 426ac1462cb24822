import { useCallback, useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useClosedByBack } from '../components/use-closed-by-back'
import { useOverlays } from '../overlays/OverlaysContext'

interface SearchPanelParts {
  readonly box: RefObject<HTMLElement | null>
  readonly field: RefObject<HTMLInputElement | null>
  /** Changes at every navigation, which closes the panel. */
  readonly visit: string
}

/** Whether the panel is open, as the shell's overlays faytContainer and historyContainer (SHELL-05). */
export const useSearchPanel = ({ box, field, visit }: SearchPanelParts) => {
  const { overlays, open: openOverlay, close: closeOverlay } = useOverlays()
  const open = overlays.faytContainer || overlays.historyContainer

  const show = (nothingTyped: boolean) => {
    const wanted = nothingTyped ? 'historyContainer' : 'faytContainer'
    if (overlays[wanted]) return
    if (nothingTyped) closeOverlay('faytContainer')
    openOverlay(wanted)
  }
  const close = () => {
    closeOverlay('faytContainer')
    closeOverlay('historyContainer')
  }
  const latestClose = useRef(close)
  useEffect(() => {
    latestClose.current = close
  })

  // When another control opens the panel, such as the bottom bar, the field takes the focus.
  const focusField = useCallback(() => {
    if (box.current?.contains(document.activeElement) === false) field.current?.focus()
  }, [box, field])

  useEffect(() => {
    if (!open) return undefined
    focusField()
    const ways = new AbortController()
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && box.current?.contains(target) === false) latestClose.current()
    }
    const closeByKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // Focused first, because the field opens the panel when it gets the focus.
      field.current?.focus()
      latestClose.current()
    }
    document.addEventListener('pointerdown', closeFromOutside, { signal: ways.signal })
    document.addEventListener('focusin', closeFromOutside, { signal: ways.signal })
    document.addEventListener('keydown', closeByKey, { signal: ways.signal })
    return () => ways.abort()
  }, [open, box, field, focusField])

  useClosedByBack(open, close)

  const shownAt = useRef(visit)
  useEffect(() => {
    if (shownAt.current === visit) return
    shownAt.current = visit
    latestClose.current()
  }, [visit])

  return { open, show, close }
}
