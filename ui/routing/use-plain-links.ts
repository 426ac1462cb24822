import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Routes clicks on plain links to the shop's own pages, below `place`, through the router. One listener serves a long
 * list, where a router link would cost time in every row.
 */
export const usePlainLinks = (place: RefObject<HTMLElement | null>): void => {
  const navigate = useNavigate()
  useEffect(() => {
    const list = place.current
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const path = link?.getAttribute('href')
      if (path?.startsWith('/') !== true || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      // A link to the current page replaces the history entry.
      void navigate(path, { replace: path === window.location.pathname })
    }
    list?.addEventListener('click', follow)
    return () => list?.removeEventListener('click', follow)
  }, [place, navigate])
}
