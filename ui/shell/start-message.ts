import type { Notice } from '#application/projections/notices'

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
  try {
    // Opened here: a refused storage throws when it is mentioned.
    const storage = open()
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    storage.removeItem(KEY)
    return messageFrom(stored)
  } catch {
    return undefined
  }
}

const messageFrom = (stored: unknown): StartMessage | undefined => {
  if (typeof stored !== 'object' || stored === null || !('text' in stored) || typeof stored.text !== 'string')
    return undefined
  const severity = 'severity' in stored ? severities.find((known) => known === stored.severity) : undefined
  return { text: stored.text, severity: severity ?? 'info' }
}
