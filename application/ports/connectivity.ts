/** The browser's connection. Its online state is unreliable, so only the return of the connection is reported. */
export interface Connectivity {
  /** Calls `listener` each time the connection returns. @returns a function that stops it */
  readonly whenBack: (listener: () => void) => () => void
}
