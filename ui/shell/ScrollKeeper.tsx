import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router-dom'
import type { Location } from 'react-router-dom'
import type { Scroll } from '#domain/navigation/scroll-after'
import { scrollAfter } from '#domain/navigation/scroll-after'
import { readScrollPlaces, writeScrollPlaces } from './scroll-places'

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

const tabStorage = () => window.sessionStorage

/** An entry of the browser's history. Those that the router did not make have one key in common. */
const entryOf = ({ key, pathname, hash }: Location): string => `${key} ${pathname}${hash}`

/**
 * Scrolls as the user goes from page to page (ROUTE-38 to ROUTE-40), and back to where a page was left. The first page
 * of a visit, and one that is loaded again, are the browser's own matter.
 */
export const ScrollKeeper = () => {
  const location = useLocation()
  const type = useNavigationType()
  const leaving = useNavigation().state !== 'idle'
  const shown = useRef(location)
  const isLeaving = useRef(leaving)
  const places = useRef(new Map<string, number>())

  // A layout effect: the page must not be seen at the place of the one before it.
  useLayoutEffect(() => {
    const from = shown.current
    if (from === location) return
    shown.current = location
    perform(
      scrollAfter(from, location, {
        left: type === NavigationType.Pop ? places.current.get(entryOf(location)) : undefined,
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
    // Noted while it happens: once the next page, or its skeleton, is drawn the place of this one is gone.
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
