/**
 * Why a stream accepts no command. `unreadable`: the log holds records of it that are damaged or that this version of
 * the shop does not know. `openElsewhere`: another tab is active, and the tabs of this browser cannot coordinate.
 */
export type HaltReason = 'unreadable' | 'openElsewhere'

/** The answer of a halted stream. Nothing was decided or changed. */
export interface Halted {
  readonly tag: 'Halted'
  readonly reason: HaltReason
}

export const halted = (reason: HaltReason): Halted => ({ tag: 'Halted', reason })
