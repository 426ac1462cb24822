/**
 * Why a stream takes no command. `unreadable`: the log holds something of it that is damaged or that this version of
 * the shop does not know. `openElsewhere`: another tab works, and the tabs of this browser cannot work together.
 */
export type HaltReason = 'unreadable' | 'openElsewhere'

/** The answer of a halted stream: nothing was decided, and nothing has changed. */
export interface Halted {
  readonly tag: 'Halted'
  readonly reason: HaltReason
}

export const halted = (reason: HaltReason): Halted => ({ tag: 'Halted', reason })
