import { matchRoutes } from 'react-router-dom'
import type { Page } from '../routing/page'

/**
 * The canonical address of a page, which is also its cache key. Addresses that ask for the same page share one
 * canonical address.
 * @returns origin, path and query string
 */
export const createPageAddress = (pages: readonly Page[]): ((url: URL) => Promise<string>) => {
  const pageAt = new Map(pages.map((page) => [page.id, page]))
  const routes = pages.map(({ id, path }) => ({ id, path }))

  const readBy = async (page: Page | undefined, url: URL): Promise<string> =>
    page?.readsParameters === false ? url.pathname : (page?.query?.addressOf?.(url) ?? url.pathname + url.search)

  return async (url) => {
    if (url.search === '') return url.origin + url.pathname
    const id = matchRoutes(routes, url.pathname)?.at(-1)?.route.id
    return url.origin + (await readBy(id === undefined ? undefined : pageAt.get(id), url))
  }
}
