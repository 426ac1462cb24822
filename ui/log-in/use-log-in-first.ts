import { useNavigate } from 'react-router-dom'
import { returnToState } from './return-to'
import { useOverlays } from '../overlays/OverlaysContext'
import { useTell } from '../notices/ShellNotices'

/**
 * Redirects a visitor to the start page, opens the log-in there and says why (ROUTE-29, CONTENT-03). The requested page
 * is kept in the history state and opened after the log-in.
 */
export const useLogInFirst = (): ((path: string) => void) => {
  const navigate = useNavigate()
  const tell = useTell()
  const { open } = useOverlays()
  return (path) => {
    tell('session.pleaseLogIn', {}, 'warning')
    open('accountFlyout')
    void navigate('/', { replace: true, state: returnToState(path) })
  }
}
