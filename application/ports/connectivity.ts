/** The browser's connection. It may say that there is one where there is none, so only its return is worth hearing of. */
export interface Connectivity {
  /** Calls `listener` each time the connection comes back; the answer stops listening. */
  readonly whenBack: (listener: () => void) => () => void
}
