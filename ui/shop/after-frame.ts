/** What waits for the next frame. Nothing is dropped, and nothing passes what was there before it. */
export interface AfterFrame {
  /** Runs it after the next frame, or in `runAll`. The result resolves when it has run. */
  readonly add: (run: () => void) => Promise<void>
  /** Runs now what waits. */
  readonly runAll: () => void
}

interface Waiting {
  readonly run: () => void
  readonly hasRun: () => void
}

/** @param whenDrawn calls back once, when the next frame has been drawn */
export const createAfterFrame = (whenDrawn: (run: () => void) => void): AfterFrame => {
  let waiting: readonly Waiting[] = []
  const runAll = (): void => {
    const all = waiting
    waiting = []
    for (const { run, hasRun } of all) {
      run()
      hasRun()
    }
  }
  return {
    add: (run) =>
      new Promise((hasRun) => {
        waiting = [...waiting, { run, hasRun }]
        if (waiting.length === 1) whenDrawn(runAll)
      }),
    runAll,
  }
}

/** Milliseconds after which no frame is waited for: a browser may draw none of a page that is covered. */
const LONGEST_WAIT_MS = 100

/** Calls back in a task of its own after the next frame; at once where the page is hidden, which draws none. */
export const afterNextFrame = (run: () => void): void => {
  if (document.visibilityState === 'hidden') return run()
  let isDue = true
  const runOnce = (): void => {
    if (isDue) run()
    isDue = false
  }
  // A frame is drawn when its callbacks have run, and before the next task.
  requestAnimationFrame(() => void setTimeout(runOnce))
  setTimeout(runOnce, LONGEST_WAIT_MS)
}

/** All that a user may do next, and all that may be the last that a page is told. */
const WHAT_COMES_NEXT = [
  'pointerdown',
  'click',
  'keydown',
  'input',
  'focusout',
  'submit',
  'visibilitychange',
  'pagehide',
  'beforeunload',
  'freeze',
] as const

/**
 * Runs what waits before anything that the user does next, and before the page is left, whatever else listens to that.
 * @returns a function that ends it, and runs what waits
 */
export const runBeforeWhatComesNext = ({ runAll }: AfterFrame): (() => void) => {
  for (const type of WHAT_COMES_NEXT) window.addEventListener(type, runAll, { capture: true })
  return () => {
    for (const type of WHAT_COMES_NEXT) window.removeEventListener(type, runAll, { capture: true })
    runAll()
  }
}
