import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { WhatIf } from './branch'
import type { Replay } from './replay'

/** A field that its codec does not take. */
export interface FieldFault {
  /** As `lines.0.quantity`; empty where the codec names none. */
  readonly path: string
  /** What the codec reads there, in its own words. */
  readonly expected: string
}

/** Why a text is no other payload for a step. */
export type ChangeFault =
  /** Only commands are decided; what follows from them cannot be chosen. */
  | { readonly tag: 'NoCommand' }
  /** A module of another version wrote it. */
  | { readonly tag: 'UnknownModule' }
  /** The place from 1, where the parser says it. */
  | { readonly tag: 'NoJson'; readonly place: { readonly line: number; readonly column: number } | undefined }
  | { readonly tag: 'NoObject' }
  | { readonly tag: 'Unreadable'; readonly fields: readonly FieldFault[] }

type Fields = Readonly<Record<string, unknown>>

/** Line and column of a place in a text. */
const placeIn = (text: string, position: number) => {
  const lines = text.slice(0, position).split('\n')
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsIn = (text: string): E.Either<ChangeFault, Fields> =>
  pipe(
    E.tryCatch((): unknown => JSON.parse(text), String),
    E.mapLeft((message): ChangeFault => {
      const position = /position (\d+)/.exec(message)?.[1] ?? (/end of/.test(message) ? text.length : undefined)
      return { tag: 'NoJson', place: position === undefined ? undefined : placeIn(text, Number(position)) }
    }),
    E.filterOrElse(isFields, (): ChangeFault => ({ tag: 'NoObject' })),
  )

/** Reads `lines.0.label: 1 is no string`; other reasons stay whole. */
const fieldFault = (reason: string): FieldFault => {
  const [, path, expected] = /^(\S+): .* is no (.*)$/s.exec(reason) ?? []
  return path === undefined || expected === undefined ? { path: '', expected: reason } : { path, expected }
}

/** The payload of a command without its stamp, which no change replaces. */
export const changeableFields = (payload: unknown): Fields => {
  const { id: _id, at: _at, ...fields } = isFields(payload) ? payload : {}
  return fields
}

/**
 * Reads another payload for the command of a step from JSON. Its codec must take it. The stamp, `id` and `at`, stays that
 * of the record.
 */
export const readChange = (replay: Replay, step: number, text: string): E.Either<ChangeFault, WhatIf> => {
  const record = replay.steps[step - 1]?.record
  if (record?.kind !== 'command') return E.left({ tag: 'NoCommand' })
  const stream = replay.streams.get(record.stream)
  if (stream === undefined) return E.left({ tag: 'UnknownModule' })
  const stamp = isFields(record.payload) ? { id: record.payload['id'], at: record.payload['at'] } : {}
  return pipe(
    fieldsIn(text),
    E.map((fields) => ({ ...fields, ...stamp })),
    E.flatMap((payload): E.Either<ChangeFault, WhatIf> => {
      const reasons = stream.faultsOfCommand({ ...record, payload })
      if (reasons.length > 0) return E.left({ tag: 'Unreadable', fields: reasons.map(fieldFault) })
      return E.right({ tag: 'Change', step, payload })
    }),
  )
}
