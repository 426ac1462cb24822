import type { Batch } from '#application/log/record'
import type { Snapshot, UnreadPart } from '#application/ports/snapshot-store'
import type { Module, ModuleTypes } from './module'
import { createStream, type StreamCore, type StreamOf, type StreamSurroundings } from './stream'
import { streamSummary } from './stream-summary'
import type { StreamSummary } from './summary'

/** The streams that are open in this tab, and the records of those that are not. */
export interface Streams {
  /** Makes a module known, so that its streams can be summarised before this tab opens one. */
  readonly know: <T extends ModuleTypes>(module: Module<T>) => void
  readonly open: <T extends ModuleTypes>(module: Module<T>, name: string) => StreamOf<T>
  readonly core: (name: string) => StreamCore | undefined
  /** Folds a batch into its open streams. Records of other streams are kept until those are opened. */
  readonly adopt: (batch: Batch, silent: boolean) => void
  /** The logged records of all streams, summarised for open streams; undefined if one of them is halted. */
  readonly summarised: () => Pick<Snapshot, 'streams'> | undefined
  /** Starts from the streams of a snapshot. */
  readonly restore: (kept: Pick<Snapshot, 'streams'>) => void
  /** Summarises streams from their records; undefined for an unknown module. */
  readonly summaryOf: (module: string) => StreamSummary | undefined
  /** Keeps of unopened streams what the log holds now, up to the position that this tab has read. */
  readonly reread: (batches: readonly Batch[]) => void
  /**
   * Starts from what the log holds now, all of it, since another tab has taken records out. Streams of this tab alone stay
   * as they are. `isUnread`: as of `OptimisticState.restart`.
   */
  readonly restart: (batches: readonly Batch[], isUnread: (batch: string) => boolean) => void
  /** Whether streams of the module of that name belong to a tab each. */
  readonly endsWithTab: (module: string) => boolean
}

/** The part of each stream in a batch. `standsForAll`: it replaces all earlier records of the stream. */
const forEachStream = (
  { id, records, unanswered }: Batch,
  act: (name: string, part: UnreadPart, standsForAll: boolean) => void,
): void => {
  const ofStreams = records.filter(({ kind }) => kind !== 'configuration')
  for (const name of new Set(ofStreams.map(({ stream }) => stream))) {
    const part = { batch: id, records: ofStreams.filter(({ stream }) => stream === name) }
    act(name, part, unanswered !== undefined)
  }
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

  const know = <T extends ModuleTypes>(module: Module<T>): void => {
    summaries.set(module.name, streamSummary(module))
  }

  const reread = (batches: readonly Batch[]): void => {
    unread.clear()
    for (const batch of batches)
      forEachStream(batch, (name, part, standsForAll) => {
        if (!cores.has(name)) keep(name, part, standsForAll)
      })
  }

  return {
    know,
    open: (module, name) => {
      if (cores.has(name)) throw new Error(`The stream ${name} is open already`)
      const { core, stream } = createStream(module, name, around)
      cores.set(name, core)
      know(module)
      if (module.scope === 'tab') {
        ofTabs.add(module.name)
        own.add(name)
      }
      begin(name, core)
      return stream
    },
    core: (name) => cores.get(name),
    adopt: (batch, silent) =>
      forEachStream(batch, (name, part, standsForAll) => {
        const core = cores.get(name)
        if (core === undefined) keep(name, part, standsForAll)
        else core.adopt(part.batch, part.records, silent)
      }),
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
    reread,
    restart: (batches, isUnread) => {
      reread(batches)
      for (const [name, core] of cores) {
        if (own.has(name)) continue
        const records = batches.flatMap((batch) => batch.records.filter(({ stream }) => stream === name))
        core.restart(records, isUnread)
      }
    },
    endsWithTab: (module) => ofTabs.has(module),
  }
}
