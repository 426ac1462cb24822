import type { ModuleTypes } from '#application/runtime/module'
import type { ModuleHandle } from './handle'

/** A rule of one module about the events of another, ready to be joined to the module that reacts. */
export type Reaction<T extends ModuleTypes> = (own: ModuleHandle<T>) => void

/**
 * Dispatches the commands that a rule answers to an event of another module. The rule is a pure function of the event
 * and of the state of the stream that reacts. The commands carry the event as their cause, so that their records lead
 * to the first command. Only the tab that decided the event reacts.
 */
export const on =
  <Source extends ModuleTypes, T extends ModuleTypes>(
    source: ModuleHandle<Source>,
    rule: (event: Source['event'], state: T['state']) => readonly T['command'][],
  ): Reaction<T> =>
  (own) =>
    void source.events.subscribe((note) => {
      const stream = note.own ? own.streamFor(note.customer) : undefined
      if (stream === undefined) return
      const cause = { correlation: note.correlation, causation: note.id }
      for (const command of rule(note.event, stream.state.get())) stream.dispatch(command, cause)
    })

/** The same in all streams of the module that this tab has opened, of whatever customer: for the end of a session. */
export const onInAll =
  <Source extends ModuleTypes, T extends ModuleTypes>(
    source: ModuleHandle<Source>,
    rule: (event: Source['event'], state: T['state']) => readonly T['command'][],
  ): Reaction<T> =>
  (own) =>
    void source.events.subscribe((note) => {
      const cause = { correlation: note.correlation, causation: note.id }
      for (const stream of note.own ? own.opened() : [])
        for (const command of rule(note.event, stream.state.get())) stream.dispatch(command, cause)
    })
