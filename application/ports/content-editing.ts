import type { Call, CallOptions } from './call'

export const contentStatuses = ['published', 'changed', 'unpublished'] as const
/** `changed`: what is published is older than the draft. */
export type ContentStatus = (typeof contentStatuses)[number]

/** An entry in the list of an editor. */
export interface EditableEntry {
  readonly id: string
  readonly typeName: string
  readonly title: string
  readonly status: ContentStatus
}

/** A field of an entry as it is written: a text, `true`, a number, lines, or JSON. */
export interface EditableField {
  readonly id: string
  /** Contentful's name of what it holds. */
  readonly type: string
  readonly text: string
}

export interface EditedContent extends EditableEntry {
  /** Raised by each change; a change of an older version is refused with `ENTRY_CHANGED`. */
  readonly version: number
  readonly fields: readonly EditableField[]
}

/** Editing the content of this shop, for its site administrator in a demo. */
export interface ContentEditing {
  readonly entries: (options?: CallOptions) => Call<readonly EditableEntry[]>
  readonly entry: (id: string, options?: CallOptions) => Call<EditedContent>
  /** Refused with `INVALID_FIELDS` and the ids of the fields. */
  readonly save: (
    id: string,
    version: number,
    fields: Readonly<Record<string, string>>,
    options?: CallOptions,
  ) => Call<EditedContent>
  readonly publish: (id: string, version: number, options?: CallOptions) => Call<EditedContent>
  readonly unpublish: (id: string, version: number, options?: CallOptions) => Call<EditedContent>
}
