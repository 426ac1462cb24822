import type { Batch, LogRecord } from '#application/log/record'
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
}

interface Unread {
  readonly batch: string
  readonly records: readonly LogRecord[]
}

export const createStreams = (around: StreamSurroundings): Streams => {
  const cores = new Map<string, StreamCore>()
  const unread = new Map<string, Unread[]>()

  const keep = (name: string, part: Unread): void => {
    const parts = unread.get(name)
    if (parts === undefined) unread.set(name, [part])
    else parts.push(part)
  }

  return {
    open: (module, name) => {
      if (cores.has(name)) throw new Error(`The stream ${name} is open already`)
      const { core, stream } = createStream(module, name, around)
      cores.set(name, core)
      around.turn.hold(() => unread.get(name)?.forEach(({ batch, records }) => core.adopt(batch, records, true)))
      unread.delete(name)
      return stream
    },
    core: (name) => cores.get(name),
    adopt: ({ id, records }, silent) => {
      for (const name of new Set(records.map(({ stream }) => stream))) {
        const own = records.filter(({ stream }) => stream === name)
        const core = cores.get(name)
        if (core === undefined) keep(name, { batch: id, records: own })
        else core.adopt(id, own, silent)
      }
    },
  }
}
