import { useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { absurdCase } from '#domain/kernel/decider'
import { PageSkeleton } from '../components/PageSkeleton'
import { useLogInFirst } from '../log-in/use-log-in-first'
import { useSession } from '../shop/ShopContext'

/**
 * Renders its content only for users who are logged in. The server has no session, so it renders a skeleton; a visitor
 * is redirected to the start page once the session is known (CONTENT-03).
 */
export const OnlyLoggedIn = ({ children }: { children: ReactNode }) => {
  const session = useSession()
  const logInFirst = useLogInFirst()
  const isVisitor = session.tag === 'Anonymous' || session.tag === 'Challenged'
  const { pathname, search, hash } = useLocation()
  const send = useEffectEvent(() => logInFirst(`${pathname}${search}${hash}`))
  useEffect(() => {
    if (isVisitor) send()
  }, [isVisitor])

  switch (session.tag) {
    case 'Authenticated':
      return children
    case 'Unknown':
    case 'Authenticating':
    case 'Anonymous':
    case 'Challenged':
      return <PageSkeleton />
    default:
      return absurdCase(session)
  }
}
