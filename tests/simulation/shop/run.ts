import { type SimulatedSession, simulateSession } from './session/session'
import { hashOfHashes } from './trace'

/** How many sessions went. */
export interface SimulatedRun {
  readonly sessions: number
  /** Of the traces of all sessions, in their order. */
  readonly hash: string
  readonly seconds: number
  readonly cpuSeconds: number
  /** The first session that broke an invariant. */
  readonly failed: SimulatedSession | undefined
}

const withoutSession = (seed: number, error: unknown): SimulatedSession => ({
  seed,
  hash: '',
  broken: [
    { invariant: 'nothing-throws', message: error instanceof Error ? (error.stack ?? error.message) : String(error) },
  ],
  batches: [],
  midway: [],
  lastNotes: [],
  traits: '',
  record: {
    taken: [],
    presses: [],
    brought: [],
    commits: [],
    sentHeld: new Set(),
    nights: [],
    offMultiple: [],
    orderSends: new Map(),
    calledTwice: [],
    shortagesTold: new Map(),
    history: [],
  },
})

/** What a promise or a listener of the shop throws ends no session by itself. */
const watchErrors = () => {
  let thrown: { readonly error: unknown } | undefined
  const note = (error: unknown): void => {
    thrown ??= { error }
  }
  process.on('unhandledRejection', note)
  process.on('uncaughtException', note)
  return {
    thrown: () => thrown,
    stop: () => {
      process.off('unhandledRejection', note)
      process.off('uncaughtException', note)
    },
  }
}

/** Runs the sessions of `sessions` seeds from `seed` on, until one of them breaks an invariant. */
export const simulate = async (seed: number, sessions: number): Promise<SimulatedRun> => {
  const start = performance.now()
  const cpu = process.cpuUsage()
  const errors = watchErrors()
  const hashes: string[] = []
  let failed: SimulatedSession | undefined
  for (let next = seed; next < seed + sessions && failed === undefined; next += 1) {
    try {
      const session = await simulateSession(next)
      hashes.push(session.hash)
      const thrown = errors.thrown()
      if (session.broken.length > 0) failed = session
      else if (thrown !== undefined) failed = withoutSession(next, thrown.error)
    } catch (error) {
      failed = withoutSession(next, error)
    }
  }
  errors.stop()
  const { user, system } = process.cpuUsage(cpu)
  return {
    sessions: hashes.length,
    hash: hashOfHashes(hashes),
    seconds: (performance.now() - start) / 1_000,
    cpuSeconds: (user + system) / 1e6,
    failed,
  }
}
