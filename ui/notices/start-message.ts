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

/** Leaves a message that is shown once after the next load of the page in this tab (SHELL-07); info by default (SHELL-08). */
export const leaveStartMessage = (open: () => Storage, text: string, severity: Severity = 'info'): void => {
  try {
    open().setItem(KEY, JSON.stringify({ text, severity }))
  } catch {
    // A full or forbidden storage costs the message, never the reload.
  }
}

/** Takes the message left before the load, so that another load shows none. Undefined when there is none to read. */
export const takeStartMessage = (open: () => Storage): StartMessage | undefined => {
  const take = (): string | null => {
    // Opened here: a refused storage throws when it is mentioned.
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
