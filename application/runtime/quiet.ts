/** Lets callers wait until a tab has nothing left to do. */
export interface Quiet {
  /** Resolves when no write or read is in progress. */
  readonly stored: () => Promise<void>
  /** Resolves when, in addition, no call waits or runs. */
  readonly idle: () => Promise<void>
  /** Called when something has ended. Resolves the promises whose condition now holds. */
  readonly look: () => void
}

export interface QuietSurroundings {
  /** Whether a write or a read is in progress. */
  readonly isStoring: () => boolean
  /** Whether calls wait or run. */
  readonly isCalling: () => boolean
  /** Called each time that nothing is left to do. */
  readonly whenIdle: () => void
}

export const createQuiet = ({ isStoring, isCalling, whenIdle }: QuietSurroundings): Quiet => {
  let forIdle: (() => void)[] = []
  let forStored: (() => void)[] = []

  const look = (): void => {
    if (isStoring()) return
    const stored = forStored
    forStored = []
    stored.forEach((resolve) => resolve())
    if (isCalling()) return
    const idle = forIdle
    forIdle = []
    idle.forEach((resolve) => resolve())
    whenIdle()
  }

  return {
    look,
    stored: () =>
      new Promise((resolve) => {
        forStored.push(resolve)
        look()
      }),
    idle: () =>
      new Promise((resolve) => {
        forIdle.push(resolve)
        look()
      }),
  }
}
