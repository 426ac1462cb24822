/** Whether the page is looked at. A hidden page may be killed at any moment, and is not told of it. */
export interface PageLife {
  /** Calls `left` when the page is hidden or left, and `back` when it is looked at again. The answer stops listening. */
  readonly whenLeft: (left: () => void, back: () => void) => () => void
}
