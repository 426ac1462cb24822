import * as E from 'fp-ts/Either'
import { fold } from '#domain/kernel/decider'
import type { PayloadCodec } from '#application/log/payload'
import type { LogRecord } from '#application/log/record'
import type { Module, ModuleTypes } from './module'
import type { StreamSummary } from './summary'

interface Summarising<State, Event> {
  readonly name: string
  readonly summarise?: (state: State) => Event
  readonly codecs: { readonly event: PayloadCodec<Event> }
}

/** The record of the event that summarises a stream; undefined where the module does not summarise. */
export const summaryRecord = <State, Event>(
  { name: module, summarise, codecs }: Summarising<State, Event>,
  stream: string,
  state: State,
): LogRecord | undefined =>
  summarise === undefined
    ? undefined
    : {
        ...codecs.event.encode(summarise(state)),
        ...{ kind: 'event', id: `${stream}.summary`, stream, module, correlation: stream, causation: undefined },
      }

/** Summarises the streams of a module from their records alone. */
export const streamSummary =
  <T extends ModuleTypes>(module: Module<T>): StreamSummary =>
  (stream, records) => {
    const events = E.traverseArray(module.codecs.event.decode)(records)
    if (E.isLeft(events)) return events
    const { initial, evolve } = module.decider
    const record = summaryRecord(module, stream, fold(evolve, initial, events.right))
    return record === undefined ? E.left([`${module.name} does not summarise`]) : E.right(record)
  }
