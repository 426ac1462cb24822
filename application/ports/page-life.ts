/** Whether the page is visible. A browser may discard a hidden page at any time without an event. */
export interface PageLife {
  /** Calls `left` when the page is hidden or unloaded, and `back` when it is visible again. @returns an unsubscriber */
  readonly whenLeft: (left: () => void, back: () => void) => () => void
}
