import { useEffect } from 'react'
import type { SessionState } from '#domain/session/session'

/**
 * Keeps the document's `data-session` in step with the session. The inline script sets it before the first paint, so
 * that style sheets can hide public prices. After a log-out the prices must be visible again.
 */
export const useSessionMark = (session: SessionState): void => {
  useEffect(() => {
    if (session.tag === 'Authenticated') document.documentElement.dataset['session'] = 'stored'
    if (session.tag === 'Anonymous') delete document.documentElement.dataset['session']
  }, [session.tag])
}
