import * as O from 'fp-ts/Option'
import type { Notice } from '#application/projections/notices'
import { storedJson } from '#application/storage/stored-json'

export type Severity = Notice['severity']

export interface StartMessage {
  readonly text: string
  readonly severity: Severity
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

const KEY = 'start-message'
const severities: readonly Severity[] = ['info', 'success', 'warning', 'error']

/**
 * Leaves a message that is shown once after the next load of the page in this tab (SHELL-07); info by default
 * (SHELL-08).
 */
export const leaveStartMessage = (open: () => Storage, text: string, severity: Severity = 'info'): void => {
  try {
    open().setItem(KEY, JSON.stringify({ text, severity }))
  } catch {
    // Without storage only the message is lost; the reload goes on.
  }
}

/** Reads and removes the message left before the load; undefined when there is none. */
export const takeStartMessage = (open: () => Storage): StartMessage | undefined => {
  const take = (): string | null => {
    // Opened here, because the browser throws when a page accesses blocked storage.
    const storage = open()
    const text = storage.getItem(KEY)
    storage.removeItem(KEY)
    return text
  }
  return O.toUndefined(storedJson(take, messageFrom))
}

const messageFrom = (stored: unknown): O.Option<StartMessage> => {
  if (typeof stored !== 'object' || stored === null || !('text' in stored) || typeof stored.text !== 'string')
    return O.none
  const severity = 'severity' in stored ? severities.find((known) => known === stored.severity) : undefined
  return O.some({ text: stored.text, severity: severity ?? 'info' })
}
