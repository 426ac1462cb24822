/** Why a tab calls: the log has grown or forgotten a user, or its user does not want waiting effects to wait any longer. */
export const hints = ['grown', 'forgotten', 'sendNow'] as const

export type Hint = (typeof hints)[number]

/** The other tabs of this browser. */
export interface Tabs {
  readonly id: string
  /**
   * Calls `lead` when this tab becomes the one that runs effects; a tab that dies lets go of the lock.
   * Calls `follow` when another tab leads for now: at first, or after a lead that was lost to it. Calls `shut` instead
   * where tabs cannot work together: another one works, and this one may not. The answer stops waiting, or lets go of
   * the lead.
   */
  readonly whenLeader: (lead: () => void, follow: () => void, shut: () => void) => () => void
  /**
   * Calls `gone` when the tab of that id is gone; calls `alive` first when it is there for now. The answer stops
   * waiting.
   */
  readonly whenGone: (tab: string, gone: () => void, alive: () => void) => () => void
  /** Tells the others to look in the log. The message carries nothing that anybody trusts. */
  readonly announce: (hint: Hint) => void
  readonly whenAnnounced: (listener: (hint: Hint) => void) => () => void
}
