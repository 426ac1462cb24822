import type { LogRecord } from '#application/log/record'
import type { ReplayStep } from '#application/replay/replayed-stream'

export type Kind = LogRecord['kind']

/** Which records the timeline shows. */
export interface Filter {
  readonly hidden: ReadonlySet<Kind>
  /** Undefined: all streams. */
  readonly stream: string | undefined
  /** A part of the type, in any case of letters. */
  readonly text: string
}

export const noFilter: Filter = { hidden: new Set(), stream: undefined, text: '' }

export const kinds: readonly Kind[] = [
  'command',
  'event',
  'refusal',
  'effect',
  'attempt',
  'answer',
  'configuration',
  'damaged',
]

export const matches = ({ hidden, stream, text }: Filter, { record }: ReplayStep): boolean =>
  !hidden.has(record.kind) &&
  (stream === undefined || record.stream === stream) &&
  record.type.toLowerCase().includes(text.trim().toLowerCase())

/** The filter with a kind shown that was hidden, or hidden that was shown. */
export const toggled = (filter: Filter, kind: Kind): Filter => {
  const hidden = new Set(filter.hidden)
  if (!hidden.delete(kind)) hidden.add(kind)
  return { ...filter, hidden }
}
