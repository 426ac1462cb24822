import type { Message } from '#application/messages/message'

/** The page that the shop runs in, as far as rules need it. */
export interface BrowserPage {
  /** Loads the page again, at most once within the reload guard's time (SHELL-09); the message is shown afterwards (SHELL-07). */
  readonly reload: (startMessage?: Message) => void
  readonly navigate: (path: string) => void
}
