import { useEffect, useEffectEvent, useRef } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { absurdCase } from '#domain/kernel/decider'
import { NotFoundView } from '../errors/NotFoundView'
import { useShellData } from '../shop/ShellDataContext'
import { useSession } from '../shop/ShopContext'
import { ShownCheckoutProvider, useCheckoutAtEntry } from '../shop/ShownCheckoutContext'
import { accessTo, type Access } from '#domain/navigation/access'
import { PageSkeleton } from '../components/PageSkeleton'
import { useRouteMeta } from '../routing/route-meta'
import { t } from '../texts/t'
import { useTell } from '../notices/ShellNotices'
import { useLogInFirst } from '../log-in/use-log-in-first'

/**
 * Renders a page only for users who may enter it (ROUTE-02, ROUTE-22, ROUTE-28, ROUTE-29). The server has no session,
 * so it renders a skeleton, and the guard decides in the browser.
 */
export const Guard = ({ children }: { children: ReactNode }) => {
  const meta = useRouteMeta()
  const session = useSession()
  const checkout = useCheckoutAtEntry()
  const stage = useShellData()?.config.stage ?? 'production'
  const location = useLocation()
  const navigate = useNavigate()
  const tell = useTell()
  const logInFirst = useLogInFirst()
  const lastEntered = useRef('/')
  const access = accessTo(meta, { session, checkout, stage })
  const path = `${location.pathname}${location.search}${location.hash}`

  const act = useEffectEvent((access: Access, path: string) => {
    if (access === 'granted') lastEntered.current = path
    if (access === 'logInFirst') logInFirst(path)
    if (access === 'denied') {
      tell('session.noPermission', {}, 'warning')
      void navigate(lastEntered.current, { replace: true })
    }
  })
  // A decision is acted on once per page, not at every render.
  useEffect(() => act(access, path), [access, path])

  switch (access) {
    case 'granted':
      return <ShownCheckoutProvider value={checkout}>{children}</ShownCheckoutProvider>
    case 'notFound':
      return <NotFoundView path={location.pathname} cameFromServer={false} />
    case 'undecided':
    case 'logInFirst':
    case 'denied':
      return (
        <>
          <noscript>
            <p className="page-width">{t('shell.needsScripts')}</p>
          </noscript>
          <PageSkeleton />
        </>
      )
    default:
      return absurdCase(access)
  }
}
