import type { LogRecord } from '#application/log/record'
import type { ModuleTypes } from '#application/runtime/module'
import type { ReplayStep } from './replayed-stream'

/** What a replay found broken. */
export interface Violation {
  /** Name of the invariant. */
  readonly invariant: string
  readonly step: number
  readonly stream: LogRecord['stream']
  readonly message: string
}

interface Named {
  /** In lower case with hyphens, as the command line takes it. */
  readonly name: string
  /** What always holds, in one sentence. */
  readonly states: string
}

/** What holds in every state of a module. `broken` says how an event broke it; undefined where it holds. */
export interface StateInvariant<T extends ModuleTypes> extends Named {
  readonly broken: (step: {
    readonly before: T['state']
    readonly event: T['event']
    readonly after: T['state']
  }) => string | undefined
}

/** What holds of the records of a log, whatever module they belong to. */
export interface LogInvariant extends Named {
  readonly violations: (steps: readonly ReplayStep[]) => readonly Omit<Violation, 'invariant'>[]
}
