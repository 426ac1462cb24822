import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { returnToState } from './return-to'
import { useOverlays } from '../overlays/OverlaysContext'
import { useTell } from '../notices/ShellNotices'
import { useSession } from '../shop/ShopContext'

/**
 * Redirects a visitor to the start page, opens the log-in there and says why (ROUTE-29, CONTENT-03). The requested page
 * is kept in the history state and opened after the log-in. A visitor is sent away once: while the start page is being
 * loaded, a log-in that is challenged leads on by itself (AUTH-07).
 */
export const useLogInFirst = (): ((path: string) => void) => {
  const navigate = useNavigate()
  const tell = useTell()
  const { open } = useOverlays()
  const { key } = useLocation()
  const isUser = useSession().tag === 'Authenticated'
  const sentFrom = useRef<string>(undefined)
  useEffect(() => {
    if (isUser) sentFrom.current = undefined
  }, [isUser])
  return (path) => {
    if (sentFrom.current === key) return
    sentFrom.current = key
    tell('session.pleaseLogIn', {}, 'warning')
    open('accountFlyout')
    void navigate('/', { replace: true, state: returnToState(path) })
  }
}
