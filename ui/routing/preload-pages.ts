import { matchRoutes } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { isPage } from './page'
import { createPreloads, isSlow } from './preloads'
import type { Connection } from './preloads'

/** The address of a link within this shop; undefined when it leads to another site or has no address. */
export const linkedPath = (target: EventTarget | null, origin: string): string | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null || link.target === '_blank' || link.hasAttribute('download')) return undefined
  const url = new URL(link.getAttribute('href') ?? '', origin)
  return url.origin === origin ? url.pathname : undefined
}

export interface PagePreloads {
  readonly routes: RouteObject[]
  readonly page: Document
  readonly origin: string
  readonly connection: () => Connection | undefined
}

/**
 * Preloads a page's code when a link to it is hovered or focused (ROUTE-41), unless the connection is slow
 * (ROUTE-42).
 */
export const preloadPages = ({ routes, page, origin, connection }: PagePreloads): void => {
  const preload = createPreloads()
  const requested = new Set<string>()

  const codeOf = (handle: unknown): (() => Promise<unknown>) | undefined => {
    if (!isPage(handle) || requested.has(handle.id)) return undefined
    const { id, fetch } = handle
    requested.add(id)
    return () =>
      fetch().catch(() => {
        requested.delete(id)
      })
  }
  const consider = ({ target }: Event) => {
    if (isSlow(connection())) return
    const path = linkedPath(target, origin)
    if (path === undefined) return
    for (const { route } of matchRoutes(routes, path) ?? []) {
      const load = codeOf(route.handle)
      if (load !== undefined) preload(load)
    }
  }
  page.addEventListener('pointerover', consider, { passive: true })
  page.addEventListener('focusin', consider)
}
