import * as E from 'fp-ts/Either'
import { payloadsByTag, payloadsByType, commandPayloads } from '#application/log/payload-codecs'
import { anyNumber, field, listOf, lookup, struct } from '#application/codecs/logged'
import { CommandId as CommandIdCodec, Text } from '#application/codecs/values'
import type { CallFailure } from '#domain/failure/call-failure'
import type { CommandId } from '#domain/kernel/ids'
import type { EffectPolicy, Module } from '#application/runtime/module'
import type { HandPumpedRemote } from './hand-pumped-remote'

/** A tiny module: numbers are put on counters, and each is told to a service. */
export interface CounterState {
  readonly values: Readonly<Partial<Record<string, number>>>
  /** Ids of commands whose call is not settled. */
  readonly pending: readonly CommandId[]
  readonly confirmed: readonly CommandId[]
  readonly failed: readonly CommandId[]
}

export type CounterBody =
  | { readonly type: 'Put'; readonly counter: string; readonly value: number }
  | { readonly type: 'Order'; readonly what: string }

export type CounterSettlement =
  | { readonly type: 'Confirm'; readonly commands: readonly CommandId[] }
  | { readonly type: 'Fail'; readonly commands: readonly CommandId[] }

export type CounterEvent =
  | { readonly type: 'WasPut'; readonly id: CommandId; readonly counter: string; readonly value: number }
  | { readonly type: 'WasOrdered'; readonly id: CommandId; readonly what: string }
  | { readonly type: 'WasConfirmed'; readonly commands: readonly CommandId[] }
  | { readonly type: 'HasFailed'; readonly commands: readonly CommandId[] }
  | { readonly type: 'CounterSummarised'; readonly state: CounterState }

export type CounterRefusal = { readonly tag: 'Negative'; readonly value: number }

export type CounterEffect =
  | { readonly type: 'TellValue'; readonly command: CommandId; readonly counter: string; readonly value: number }
  | { readonly type: 'PlaceOrder'; readonly command: CommandId; readonly what: string }

export type CounterAnswer = { readonly type: 'Told' }

export interface CounterRequest {
  readonly how: 'run' | 'enquire'
  readonly effect: CounterEffect
  /** Calls that it was told to be beside. */
  readonly besides: number
}

export interface CounterTypes {
  readonly state: CounterState
  readonly command: CounterBody
  readonly settlement: CounterSettlement
  readonly event: CounterEvent
  readonly refusal: CounterRefusal
  readonly effect: CounterEffect
  readonly answer: CounterAnswer
}

export type CounterModule = Module<CounterTypes>

const without = (ids: readonly CommandId[], settled: readonly CommandId[]): readonly CommandId[] =>
  ids.filter((id) => !settled.includes(id))

const evolve = (state: CounterState, event: CounterEvent): CounterState => {
  switch (event.type) {
    case 'WasPut':
      return {
        ...state,
        values: { ...state.values, [event.counter]: event.value },
        pending: [...state.pending, event.id],
      }
    case 'WasOrdered':
      return { ...state, pending: [...state.pending, event.id] }
    case 'WasConfirmed':
      return {
        ...state,
        pending: without(state.pending, event.commands),
        confirmed: [...state.confirmed, ...event.commands],
      }
    case 'CounterSummarised':
      return event.state
    case 'HasFailed':
      return { ...state, pending: without(state.pending, event.commands), failed: [...state.failed, ...event.commands] }
  }
}

const codecs: CounterModule['codecs'] = {
  command: commandPayloads<CounterBody>({
    Put: { counter: field.public(Text), value: field.public(anyNumber) },
    Order: { what: field.personal(Text) },
  }),
  event: payloadsByType<CounterEvent>({
    WasPut: { id: field.public(CommandIdCodec), counter: field.public(Text), value: field.public(anyNumber) },
    WasOrdered: { id: field.public(CommandIdCodec), what: field.personal(Text) },
    WasConfirmed: { commands: listOf(field.public(CommandIdCodec)) },
    HasFailed: { commands: listOf(field.public(CommandIdCodec)) },
    CounterSummarised: {
      state: struct<CounterState>({
        values: lookup(Text, field.public(anyNumber)),
        pending: listOf(field.public(CommandIdCodec)),
        confirmed: listOf(field.public(CommandIdCodec)),
        failed: listOf(field.public(CommandIdCodec)),
      }),
    },
  }),
  refusal: payloadsByTag<CounterRefusal>({ Negative: { value: field.public(anyNumber) } }),
  effect: payloadsByType<CounterEffect>({
    TellValue: {
      command: field.public(CommandIdCodec),
      counter: field.public(Text),
      value: field.public(anyNumber),
    },
    PlaceOrder: { command: field.public(CommandIdCodec), what: field.personal(Text) },
  }),
}

export const counterModule = (
  remote: HandPumpedRemote<CounterRequest, CounterAnswer>,
  policy: Partial<EffectPolicy> = {},
): CounterModule => ({
  name: 'counter',
  scope: 'customer',
  codecs,
  summarise: (state) => ({ type: 'CounterSummarised', state }),
  decider: {
    initial: { values: {}, pending: [], confirmed: [], failed: [] },
    decide: (_state, command) => {
      switch (command.type) {
        case 'Put':
          return command.value < 0
            ? E.left({ tag: 'Negative', value: command.value })
            : E.right([{ type: 'WasPut', id: command.id, counter: command.counter, value: command.value }])
        case 'Order':
          return E.right([{ type: 'WasOrdered', id: command.id, what: command.what }])
        case 'Confirm':
          return E.right([{ type: 'WasConfirmed', commands: command.commands }])
        case 'Fail':
          return E.right([{ type: 'HasFailed', commands: command.commands }])
      }
    },
    evolve,
    react: (_state, event) => {
      if (event.type === 'WasPut')
        return [{ type: 'TellValue', command: event.id, counter: event.counter, value: event.value }]
      return event.type === 'WasOrdered' ? [{ type: 'PlaceOrder', command: event.id, what: event.what }] : []
    },
  },
  policy: (effect) => ({
    lane: 'counter',
    replaces: effect.type === 'TellValue' ? effect.counter : undefined,
    waitMs: effect.type === 'TellValue' ? 500 : 0,
    whenOrphaned: effect.type === 'TellValue' ? 'repeat' : 'enquire',
    durability: effect.type === 'PlaceOrder' ? 'strict' : 'relaxed',
    ...(effect.type === 'TellValue' ? { changes: [effect.counter] } : {}),
    ...policy,
  }),
  giveUp: () => ({ type: 'Told' }),
  settle: (effects, result) => ({
    type: E.isRight(result) ? 'Confirm' : 'Fail',
    commands: effects.map(({ command }) => command),
  }),
  settleReplaced: ({ command }) => ({ type: 'Confirm', commands: [command] }),
  interpreter: {
    run: (effect, _state, { signal, besides }) => remote.call({ how: 'run', effect, besides }, signal),
    enquire: (effect, _state, { signal, besides }) => remote.call({ how: 'enquire', effect, besides }, signal),
  },
})

export const lostCall: CallFailure = { tag: 'Lost', service: 'cart', status: undefined }
