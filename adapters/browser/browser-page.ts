import type { Message } from '#application/messages/message'
import type { BrowserPage } from '#application/ports/browser-page'
import type { KeyValueStore } from '#application/ports/key-value-store'
import { sessionStore } from './web-storage'

/** Milliseconds within which the page is loaded again at most once (SHELL-09). */
export const RELOAD_GUARD_MS = 10_000

const KEY = 'reloaded-at'

export interface BrowserPageParts {
  readonly navigate: (path: string) => void
  /** Leaves a message to be shown after the reload (SHELL-07). */
  readonly leaveMessage: (message: Message) => void
  readonly load?: () => void
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** Outlives the reload, but not the tab. */
  readonly store?: KeyValueStore
}

export const createBrowserPage = ({
  navigate,
  leaveMessage,
  load = () => window.location.reload(),
  now = Date.now,
  store = sessionStore,
}: BrowserPageParts): BrowserPage => {
  const isGuarded = (): boolean => {
    const last = store.get(KEY)
    return last !== undefined && Math.abs(now() - Number(last)) < RELOAD_GUARD_MS
  }
  return {
    navigate,
    reload: (startMessage) => {
      if (isGuarded()) return
      store.set(KEY, String(now()))
      if (startMessage !== undefined) leaveMessage(startMessage)
      load()
    },
  }
}
