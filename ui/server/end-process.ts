import { limits } from '#adapters/embedded/limits'

/** External reasons for the process to end. */
export type EndReason =
  | { readonly tag: 'Signal'; readonly name: string }
  /** The parent process has ended. */
  | { readonly tag: 'ParentGone' }
  | { readonly tag: 'Crash'; readonly error: unknown }

export interface EndSteps {
  /** Finishes the work under way and closes everything. */
  readonly finish: () => Promise<void>
  readonly exit: (code: number) => void
  readonly log: (line: string, error?: unknown) => void
  /** Milliseconds from an arbitrary start. */
  readonly now: () => number
}

/**
 * Ends the process gracefully at the first reason: with code 0, or 1 after a crash. A later signal, or a crash during
 * the shutdown, ends it at once.
 */
export const endOnce = ({ finish, exit, log, now }: EndSteps): ((reason: EndReason) => void) => {
  let begunAt: number | undefined

  const finishWith = (code: number): void => {
    begunAt = now()
    finish().then(
      () => exit(code),
      (error: unknown) => {
        log('The shop could not be closed in good order.', error)
        exit(1)
      },
    )
  }

  return (reason) => {
    switch (reason.tag) {
      case 'Signal':
        if (begunAt === undefined) return finishWith(0)
        if (now() - begunAt < limits.shutdown.sameSignalMs) return
        log(`${reason.name} again: the shop ends at once.`)
        return exit(1)
      case 'ParentGone':
        return begunAt === undefined ? finishWith(0) : undefined
      case 'Crash':
        log('An error that nothing caught ends the shop.', reason.error)
        return begunAt === undefined ? finishWith(1) : exit(1)
    }
  }
}

/** Listens to every reason for the process to end. */
export const onEveryEnd = (end: (reason: EndReason) => void): void => {
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => end({ tag: 'Signal', name }))
  process.on('disconnect', () => end({ tag: 'ParentGone' }))
  process.on('uncaughtException', (error) => end({ tag: 'Crash', error }))
  process.on('unhandledRejection', (error) => end({ tag: 'Crash', error }))
}
