import type { Batch } from '#application/log/record'
import type { Snapshot, UnreadPart } from '#application/ports/snapshot-store'
import type { Remainder } from './remainders'
import type { Module, ModuleTypes } from './module'
import { createStream, type StreamCore, type StreamOf, type StreamSurroundings } from './stream'
import { streamSummary } from './stream-summary'
import type { StreamSummary } from './summary'

/** The streams that are open in this tab, and the records of those that are not. */
export interface Streams {
  readonly open: <T extends ModuleTypes>(module: Module<T>, name: string) => StreamOf<T>
  readonly core: (name: string) => StreamCore | undefined
  /** Folds a batch into its open streams. Records of other streams are kept until those are opened. */
  readonly adopt: (batch: Batch, silent: boolean) => void
  /** The logged records of all streams, summarised for open streams; undefined if one of them is halted. */
  readonly summarised: () => Pick<Snapshot, 'streams'> | undefined
  /** Starts from the streams of a snapshot. */
  readonly restore: (kept: Pick<Snapshot, 'streams'>) => void
  /** Summarises streams from their records; undefined for a module of which this tab has opened no stream. */
  readonly summaryOf: (module: string) => StreamSummary | undefined
  /** Reduces the kept records of unopened streams to the remainders; streams without one are dropped. */
  readonly forgetUnopened: (left: ReadonlyMap<string, Remainder>) => void
  /** Whether streams of the module of that name belong to a tab each. */
  readonly endsWithTab: (module: string) => boolean
}

export const createStreams = (around: StreamSurroundings): Streams => {
  const cores = new Map<string, StreamCore>()
  /** Modules of `tab` scope; `own` holds this tab's streams of them. */
  const ofTabs = new Set<string>()
  const own = new Set<string>()
  const summaries = new Map<string, StreamSummary>()
  const unread = new Map<string, UnreadPart[]>()

  const keep = (name: string, part: UnreadPart, standsForAll: boolean): void => {
    if (part.records.every(({ module }) => ofTabs.has(module))) return
    const parts = standsForAll ? undefined : unread.get(name)
    if (parts === undefined) unread.set(name, [part])
    else parts.push(part)
  }

  const begin = (name: string, core: StreamCore): void => {
    unread.get(name)?.forEach(({ batch, records }) => core.adopt(batch, records, true))
    unread.delete(name)
  }

  return {
    open: (module, name) => {
      if (cores.has(name)) throw new Error(`The stream ${name} is open already`)
      const { core, stream } = createStream(module, name, around)
      cores.set(name, core)
      summaries.set(module.name, streamSummary(module))
      if (module.scope === 'tab') {
        ofTabs.add(module.name)
        own.add(name)
      }
      begin(name, core)
      return stream
    },
    core: (name) => cores.get(name),
    adopt: ({ id, records, unanswered, closes }, silent) => {
      const ofStreams = records.filter(({ kind }) => kind !== 'configuration')
      for (const name of new Set(ofStreams.map(({ stream }) => stream))) {
        const part = ofStreams.filter(({ stream }) => stream === name)
        const core = cores.get(name)
        if (core === undefined) keep(name, { batch: id, records: part }, unanswered !== undefined || closes === name)
        else core.adopt(id, part, silent)
      }
    },
    summarised: () => {
      const kept = new Map<string, readonly UnreadPart[]>([...unread].map(([name, parts]) => [name, [...parts]]))
      for (const [name, core] of cores) {
        if (own.has(name)) continue
        const summary = core.summary()
        if (summary === undefined) return undefined
        kept.set(name, [{ batch: summary.id, records: [summary] }])
      }
      return { streams: kept }
    },
    restore: (kept) => {
      for (const [name, parts] of kept.streams) unread.set(name, [...parts])
      for (const [name, core] of cores) begin(name, core)
    },
    summaryOf: (module) => summaries.get(module),
    forgetUnopened: (left) => {
      for (const name of unread.keys()) {
        const remainder = left.get(name)
        if (remainder?.tag === 'Summary')
          unread.set(name, [{ batch: remainder.record.id, records: [remainder.record] }])
        else if (remainder?.tag !== 'Whole') unread.delete(name)
      }
    },
    endsWithTab: (module) => ofTabs.has(module),
  }
}
