import { useEffect, useEffectEvent, useRef } from 'react'
import * as E from 'fp-ts/Either'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { absurdCase } from '#domain/kernel/decider'
import { NotFoundView } from '../errors/NotFoundView'
import { useShellData } from '../shop/ShellDataContext'
import { useSession } from '../shop/ShopContext'
import { ShownCheckoutProvider, useCheckoutAtEntry } from '../shop/ShownCheckoutContext'
import { accessTo, type Access } from '#domain/navigation/access'
import { destinationOf } from '#domain/navigation/destination'
import { EmptyCompartment } from '../components/EmptyCompartment'
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
  const config = useShellData()?.config
  const stage = config?.stage ?? 'production'
  const adminSite = webAddress(config?.adminSite)
  const location = useLocation()
  const navigate = useNavigate()
  const tell = useTell()
  const logInFirst = useLogInFirst()
  const lastEntered = useRef<string>(undefined)
  const access = accessTo(meta, { session, checkout, stage, hasAdminSite: adminSite !== undefined })
  const path = `${location.pathname}${location.search}${location.hash}`

  const act = useEffectEvent((access: Access, path: string) => {
    if (access === 'granted') lastEntered.current = path
    if (access === 'logInFirst') logInFirst(path)
    if (access === 'denied') {
      tell('session.noPermission', {}, 'warning')
      void navigate(lastEntered.current ?? '/', { replace: true })
    }
    if (access === 'inAdminSite' && adminSite !== undefined) {
      window.open(adminSite, '_blank', 'noopener,noreferrer')
      if (lastEntered.current !== undefined) void navigate(lastEntered.current, { replace: true })
    }
  })
  // A decision is acted on once per page, not at every render.
  useEffect(() => act(access, path), [access, path])

  switch (access) {
    case 'granted':
      return <ShownCheckoutProvider value={checkout}>{children}</ShownCheckoutProvider>
    case 'notFound':
      return <NotFoundView path={location.pathname} cameFromServer={false} />
    case 'inAdminSite':
      return <InAdminSite address={adminSite} />
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

/** An address outside the shop that may be opened; undefined for any other (ROUTE-37). */
const webAddress = (address: string | undefined): string | undefined => {
  const destination = address === undefined ? undefined : destinationOf(address, { external: true })
  return destination !== undefined && E.isRight(destination) && destination.right.tag === 'Outside'
    ? destination.right.address
    : undefined
}

/** In place of a page that was addressed directly, and for browsers that open no window unasked. */
const InAdminSite = ({ address }: { address: string | undefined }) => (
  <div className="page-width">
    <EmptyCompartment title={t('shell.inAdminSite')}>
      <a href={address} target="_blank" rel="noopener noreferrer">
        {t('shell.openAdminSite')}
      </a>
    </EmptyCompartment>
  </div>
)
