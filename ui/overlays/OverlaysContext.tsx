import { createContext, useContext, useMemo, useReducer } from 'react'
import type { ReactNode } from 'react'
import { noOverlays, overlayReducer } from './overlays'
import type { OverlayName, Overlays } from './overlays'

interface OverlayAccess {
  readonly overlays: Overlays
  readonly open: (name: OverlayName) => void
  readonly close: (name: OverlayName) => void
  readonly closeAll: () => void
}

const nothing = () => undefined
const OverlaysContext = createContext<OverlayAccess>({
  overlays: noOverlays,
  open: nothing,
  close: nothing,
  closeAll: nothing,
})

export const OverlaysProvider = ({ children }: { children: ReactNode }) => {
  const [overlays, dispatch] = useReducer(overlayReducer, noOverlays)
  const access = useMemo(
    () => ({
      overlays,
      open: (name: OverlayName) => dispatch({ type: 'open', name }),
      close: (name: OverlayName) => dispatch({ type: 'close', name }),
      closeAll: () => dispatch({ type: 'closeAll' }),
    }),
    [overlays],
  )
  return <OverlaysContext.Provider value={access}>{children}</OverlaysContext.Provider>
}

export const useOverlays = (): OverlayAccess => useContext(OverlaysContext)

/** The state of one overlay as the properties of a flyout. */
export const useOverlay = (name: OverlayName) => {
  const { overlays, open, close } = useOverlays()
  return { open: overlays[name], onOpen: () => open(name), onClose: () => close(name) }
}
