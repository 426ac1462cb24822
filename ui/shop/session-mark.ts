import { useEffect } from 'react'
import type { SessionState } from '#domain/session/session'

/**
 * Keeps `data-session` of the document in step with the session. The inline script sets it before the first paint, so
 * that style sheets can hold back public prices; an anonymous visitor shall see them again after logging out.
 */
export const useSessionMark = (session: SessionState): void => {
  useEffect(() => {
    if (session.tag === 'Authenticated') document.documentElement.dataset['session'] = 'stored'
    if (session.tag === 'Anonymous') delete document.documentElement.dataset['session']
  }, [session.tag])
}
