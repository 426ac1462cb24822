import { Subject, type Observable } from 'rxjs'
import type { Projection } from '#application/projections/projection'
import type { Module, ModuleTypes } from '#application/runtime/module'
import type { Runtime } from '#application/runtime/runtime'
import type { EventNote, StreamOf } from '#application/runtime/stream'

/** An event of one of a module's streams. `customer` names the customer scope of the stream; a tab's stream has none. */
export interface ModuleEvent<T extends ModuleTypes> extends EventNote<T['event']> {
  readonly customer: string | undefined
}

/** The streams of one module in this tab. */
export interface ModuleHandle<T extends ModuleTypes> {
  /** The state of the present stream; the module's initial state while there is none. */
  readonly state: Projection<T['state']>
  /** The stream of the tab or of the present customer; undefined while the session works for no customer. */
  readonly stream: () => StreamOf<T> | undefined
  /** The stream that belongs with an event of another module: of the same customer, else the present one. */
  readonly streamFor: (customer: string | undefined) => StreamOf<T> | undefined
  /** All streams of the module that this tab has opened: that of the tab, or one for each customer so far. */
  readonly opened: () => readonly StreamOf<T>[]
  /** Events of all streams of the module that this tab has opened. */
  readonly events: Observable<ModuleEvent<T>>
  /** Calls the listener with each stream that is opened from now on. */
  readonly whenOpened: (listener: (stream: StreamOf<T>) => void) => void
}

/** Opens the one stream of a module whose streams belong to a tab each. */
export const openInTab = <T extends ModuleTypes>(runtime: Runtime, module: Module<T>, tab: string): ModuleHandle<T> => {
  const stream = runtime.stream(module, `${module.name}:${tab}`)
  const events = new Subject<ModuleEvent<T>>()
  stream.events.subscribe((note) => events.next({ ...note, customer: undefined }))
  return {
    state: stream.state,
    stream: () => stream,
    streamFor: () => stream,
    opened: () => [stream],
    events,
    // The stream is open before anybody can listen.
    whenOpened: (listener) => listener(stream),
  }
}
