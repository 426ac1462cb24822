import type { Batch } from '#application/log/record'
import type { Snapshot, UnreadPart } from '#application/ports/snapshot-store'
import type { Module } from './module'
import { createStream, type Stream, type StreamCore, type StreamSurroundings } from './stream'

/** The streams that are open in this tab, and what the log has of those that are not. */
export interface Streams {
  readonly open: <State, Body extends object, Event, Refusal, Effect, Answer>(
    module: Module<State, Body, Event, Refusal, Effect, Answer>,
    name: string,
  ) => Stream<State, Body, Event, Refusal>
  readonly core: (name: string) => StreamCore | undefined
  /** Folds a batch into the streams it concerns, or keeps it until they are opened. */
  readonly adopt: (batch: Batch, silent: boolean) => void
  /** What the log has of all streams, folded where they are open; undefined when one of them is halted. */
  readonly folded: () => Pick<Snapshot, 'states' | 'unread'> | undefined
  /** Begins with what a part of the log was folded to. */
  readonly restore: (kept: Pick<Snapshot, 'states' | 'unread'>) => void
  /** Forgets what is known of streams that are not open here, but of those named. */
  readonly forgetUnopened: (but: ReadonlySet<string>) => void
  /** Whether streams of the module of that name belong to a tab each. */
  readonly endsWithTab: (module: string) => boolean
}

export const createStreams = (around: StreamSurroundings): Streams => {
  const cores = new Map<string, StreamCore>()
  /** Modules whose streams belong to a tab each, and this tab's own streams of them. */
  const ofTabs = new Set<string>()
  const own = new Set<string>()
  const restored = new Map<string, unknown>()
  const unread = new Map<string, UnreadPart[]>()

  const keep = (name: string, part: UnreadPart): void => {
    if (part.records.every(({ module }) => ofTabs.has(module))) return
    const parts = unread.get(name)
    if (parts === undefined) unread.set(name, [part])
    else parts.push(part)
  }

  const begin = (name: string, core: StreamCore): void =>
    around.turn.hold(() => {
      if (restored.has(name)) core.restore(restored.get(name))
      unread.get(name)?.forEach(({ batch, records }) => core.adopt(batch, records, true))
      restored.delete(name)
      unread.delete(name)
    })

  return {
    open: (module, name) => {
      if (cores.has(name)) throw new Error(`The stream ${name} is open already`)
      const { core, stream } = createStream(module, name, around)
      cores.set(name, core)
      if (module.endsWithTab === true) {
        ofTabs.add(module.name)
        own.add(name)
      }
      begin(name, core)
      return stream
    },
    core: (name) => cores.get(name),
    adopt: ({ id, records }, silent) => {
      for (const name of new Set(records.map(({ stream }) => stream))) {
        const part = records.filter(({ stream }) => stream === name)
        const core = cores.get(name)
        if (core === undefined) keep(name, { batch: id, records: part })
        else core.adopt(id, part, silent)
      }
    },
    folded: () => {
      const states = new Map(restored)
      for (const [name, core] of cores) {
        if (own.has(name)) continue
        const folded = core.folded()
        if (folded === undefined) return undefined
        states.set(name, folded.state)
      }
      return { states, unread: new Map([...unread].map(([name, parts]) => [name, [...parts]])) }
    },
    restore: (kept) => {
      for (const [name, state] of kept.states) restored.set(name, state)
      for (const [name, parts] of kept.unread) unread.set(name, [...parts])
      for (const [name, core] of cores) begin(name, core)
    },
    forgetUnopened: (but) => {
      for (const known of [restored, unread]) for (const name of known.keys()) if (!but.has(name)) known.delete(name)
    },
    endsWithTab: (module) => ofTabs.has(module),
  }
}
