import { useNavigate } from 'react-router-dom'
import { askingFor } from './asked-page'
import { useOverlays } from '../overlays/OverlaysContext'
import { useTell } from '../notices/ShellNotices'

/**
 * Sends a visitor home, asks them to log in, and opens where that is done (ROUTE-29, CONTENT-03). The page that they
 * asked for, its path, query and hash, is kept for when they have.
 */
export const useLogInFirst = (): ((asked: string) => void) => {
  const navigate = useNavigate()
  const tell = useTell()
  const { open } = useOverlays()
  return (asked) => {
    tell('session.pleaseLogIn', {}, 'warning')
    open('accountFlyout')
    void navigate('/', { replace: true, state: askingFor(asked) })
  }
}
