import { createContext, use, useDeferredValue } from 'react'
import type { ReactNode } from 'react'

/** The rows of a long list that the first screen shows; they have their buy controls at once. */
export const FIRST_SCREEN_ROWS = 12

const ControlsDrawn = createContext(true)

/**
 * A list whose rows below the first screen get their buy controls in a deferred render. The controls are half of the
 * elements of a row and do nothing without scripts. The server therefore leaves them out, and hydration ends sooner.
 */
export const DeferredControls = ({ children }: { children: ReactNode }) => (
  <ControlsDrawn value={useDeferredValue(true, false)}>{children}</ControlsDrawn>
)

/** Whether the deferred render has been reached; always true outside of such a list. */
export const useControlsDrawn = (): boolean => use(ControlsDrawn)
