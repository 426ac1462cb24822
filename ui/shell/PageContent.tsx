import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { NavigationType, Outlet, useLocation, useNavigation, useNavigationType } from 'react-router-dom'
import { Guard } from './Guard'
import { PageSkeleton } from '../components/PageSkeleton'
import { useLastsLongerThan } from '../components/use-lasts-longer-than'
import styles from './PageContent.module.css'

const SKELETON_AFTER_MS = 200

/** The page in its layout: a skeleton while the next page loads, then the focus on its heading. */
export const PageContent = () => {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const late = useLastsLongerThan(SKELETON_AFTER_MS, navigation.state === 'loading')
  const leaving = late && navigation.location !== undefined && navigation.location.pathname !== pathname
  useFocusOnNewPage(main, pathname)

  return (
    <main id="innehall" ref={main} tabIndex={-1} className={styles.main} aria-busy={late || undefined}>
      <Guard>{leaving ? <PageSkeleton /> : <Outlet />}</Guard>
    </main>
  )
}

const useFocusOnNewPage = (main: RefObject<HTMLElement | null>, pathname: string) => {
  // A page of another layout than the one before it draws this component anew, and is a new page all the same.
  const isFirstOfVisit = useNavigationType() === NavigationType.Pop
  const shown = useRef(isFirstOfVisit ? pathname : undefined)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = main.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    const target = heading ?? main.current
    target?.focus({ preventScroll: true })
  }, [main, pathname])
}
