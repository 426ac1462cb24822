/**
 * Moves the focus to an element that the next drawing brings: the control that was used is gone by then, and the focus
 * would be lost with it.
 */
export const focusOnceDrawn = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
