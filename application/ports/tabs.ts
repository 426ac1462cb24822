/** The other tabs of this browser. */
export interface Tabs {
  readonly id: string
  /** Calls `lead` when this tab becomes the one that runs effects; a tab that dies lets go of the lock. */
  readonly whenLeader: (lead: () => void) => () => void
  /** Tells the others that the log has grown. The message carries nothing that anybody trusts. */
  readonly announce: () => void
  readonly whenAnnounced: (listener: () => void) => () => void
}
