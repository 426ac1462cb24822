/** Lets callers wait until a tab has nothing left to do. */
export interface Quiet {
  /** Resolves when nothing is unstored. */
  readonly stored: () => Promise<void>
  /** Resolves when nothing is unstored either, and nothing waits and no call is on its way. */
  readonly idle: () => Promise<void>
  /** Something has come to its end: looks who need wait no longer. */
  readonly look: () => void
}

export interface QuietSurroundings {
  /** Whether something is being written or read. */
  readonly isStoring: () => boolean
  /** Whether calls wait or are on their way. */
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
