import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { Guard } from './Guard'
import { PageSkeleton } from '../components/PageSkeleton'
import { useLastsLongerThan } from '../components/use-lasts-longer-than'
import styles from './PageContent.module.css'

const SKELETON_AFTER_MS = 200

/**
 * The page in its layout: a skeleton while the next page loads, then the focus on its heading.
 * @param isNewPage whether another page was shown before the one with that path, which counts as shown from now on. The
 * frame knows it, because a page of another layout draws this component anew.
 */
export const PageContent = ({ isNewPage }: { readonly isNewPage: (path: string) => boolean }) => {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const late = useLastsLongerThan(SKELETON_AFTER_MS, navigation.state === 'loading')
  const leaving = late && navigation.location !== undefined && navigation.location.pathname !== pathname
  useFocusOnNewPage(main, isNewPage, pathname)

  return (
    <main id="innehall" ref={main} tabIndex={-1} className={styles.main} aria-busy={late || undefined}>
      <Guard>{leaving ? <PageSkeleton /> : <Outlet />}</Guard>
    </main>
  )
}

const useFocusOnNewPage = (
  main: RefObject<HTMLElement | null>,
  isNewPage: (path: string) => boolean,
  pathname: string,
) => {
  useEffect(() => {
    if (!isNewPage(pathname)) return
    const heading = main.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    const target = heading ?? main.current
    target?.focus({ preventScroll: true })
  }, [main, isNewPage, pathname])
}
