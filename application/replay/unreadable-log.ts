/** Why a line is none of an exported log. `detail` names fields of the format and what they hold. */
export type ForeignLine =
  | { readonly tag: 'Empty' | 'Compressed' | 'Utf16' | 'NoHeader' | 'HeaderTooDeep' | 'NoExportTime' }
  /** Text of something else is before the line on which a log begins. */
  | { readonly tag: 'TextBefore'; readonly begins: number }
  | { readonly tag: 'HeaderUnreadable'; readonly detail: string }
  | { readonly tag: 'UnknownFormat'; readonly version: string }
  | { readonly tag: 'LineTooDeep' | 'NoJson' | 'NoBatchTime' }
  | { readonly tag: 'NoBatch'; readonly detail: string }

/** How a line differs from what was written. */
export type DamagedLine =
  | { readonly tag: 'HeaderCutShort' | 'HeaderChanged' | 'LineChanged' | 'SecondHeader' | 'LinesMoved' }
  | { readonly tag: 'WrongCount'; readonly stated: number; readonly found: number }

/** Why a text is not read as an exported log. `line` counts from 1. */
export type UnreadableLog =
  /** No log of this shop. */
  | { readonly tag: 'Foreign'; readonly line: number; readonly reason: ForeignLine }
  /** Its format is newer than this program. */
  | { readonly tag: 'Newer'; readonly line: number; readonly version: number }
  /** It lacks some of the batches that its header counts. */
  | { readonly tag: 'Truncated'; readonly line: number; readonly missing: number }
  /** A line was changed after it was written. */
  | { readonly tag: 'Damaged'; readonly line: number; readonly reason: DamagedLine }
