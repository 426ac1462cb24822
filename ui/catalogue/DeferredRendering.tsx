import { createContext, use, useDeferredValue } from 'react'
import type { ReactNode } from 'react'

/** The rows of a long list that fit on the first screen. They are drawn whole at once. */
export const FIRST_SCREEN_ROWS = 12

const DeferredRendered = createContext(true)

/**
 * A list that draws buy controls and drawings below the first screen in a deferred render. They are half of its
 * elements, the controls do nothing without scripts, and the drawings are decoration. The server therefore leaves them
 * out, and hydration ends sooner.
 */
export const DeferredRendering = ({ children }: { children: ReactNode }) => (
  <DeferredRendered value={useDeferredValue(true, false)}>{children}</DeferredRendered>
)

/** Whether the deferred render of the list has been reached; always true outside of such a list. */
export const useDeferredRendered = (): boolean => use(DeferredRendered)
