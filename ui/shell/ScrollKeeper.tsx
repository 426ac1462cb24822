import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router-dom'
import type { Location } from 'react-router-dom'
import type { Scroll } from '#domain/navigation/scroll-after'
import { RESULTS_ID, scrollAfter } from '#domain/navigation/scroll-after'
import { readScrollPlaces, writeScrollPlaces } from './scroll-places'

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

const tabStorage = () => window.sessionStorage

/** The key of an entry of the browser's history. Entries that the router did not create share one router key. */
const entryOf = ({ key, pathname, hash }: Location): string => `${key} ${pathname}${hash}`

/**
 * Scrolls after a navigation (ROUTE-38 to ROUTE-40), and restores the position when the user goes back. The browser
 * itself scrolls the first page of a visit and a reloaded page.
 */
export const ScrollKeeper = () => {
  const location = useLocation()
  const type = useNavigationType()
  const leaving = useNavigation().state !== 'idle'
  const shown = useRef(location)
  const isLeaving = useRef(leaving)
  const places = useRef(new Map<string, number>())

  // A layout effect: the page must not be painted at the scroll position of the previous one.
  useLayoutEffect(() => {
    const from = shown.current
    if (from === location) return
    shown.current = location
    perform(
      scrollAfter(from, location, {
        left: type === NavigationType.Pop ? places.current.get(entryOf(location)) : undefined,
        resultsEnd: document.getElementById(RESULTS_ID)?.getBoundingClientRect().bottom,
        reducedMotion: window.matchMedia(LESS_MOTION).matches,
      }),
    )
  }, [location, type])

  useLayoutEffect(() => {
    isLeaving.current = leaving
  }, [leaving])

  useEffect(() => {
    for (const [key, top] of readScrollPlaces(tabStorage)) places.current.set(key, top)
    const gone = new AbortController()
    const handOver = () => {
      writeScrollPlaces(tabStorage, places.current)
      window.history.scrollRestoration = 'auto'
    }
    const takeOver = () => {
      window.history.scrollRestoration = 'manual'
    }
    // Recorded at every scroll: once the next page or its skeleton is rendered, this page's position is lost.
    const note = () => {
      if (!isLeaving.current) places.current.set(entryOf(shown.current), window.scrollY)
    }
    takeOver()
    window.addEventListener('scroll', note, { passive: true, signal: gone.signal })
    window.addEventListener('pagehide', handOver, { signal: gone.signal })
    window.addEventListener('pageshow', takeOver, { signal: gone.signal })
    return () => gone.abort()
  }, [])
  return null
}

const perform = (scroll: Scroll): void => {
  switch (scroll.tag) {
    case 'Keep':
      return
    case 'Restore':
      window.scrollTo({ top: scroll.top, behavior: 'instant' })
      return
    case 'ToTop':
      window.scrollTo({ top: 0, behavior: scroll.behaviour })
      return
    case 'ToElement': {
      const element = document.getElementById(scroll.id)
      if (element === null) window.scrollTo({ top: 0, behavior: scroll.behaviour })
      else element.scrollIntoView({ behavior: scroll.behaviour })
    }
  }
}
