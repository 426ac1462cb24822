/** The browser's connection. That it is there says little: only its return and its loss are reported. */
export interface Connectivity {
  /** Calls `listener` each time the connection returns. @returns a function that stops it */
  readonly whenBack: (listener: () => void) => () => void
  /**
   * Whether the connection was there since the page was loaded, and is gone. A page that was loaded without one, as from
   * this machine, is no sign of a loss.
   */
  readonly isLost: () => boolean
  /** Calls `listener` each time the connection is lost or returns. @returns a function that stops it */
  readonly whenChanged: (listener: () => void) => () => void
}
