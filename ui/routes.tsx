import { data as withStatus, redirect } from 'react-router-dom'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type { ShellData } from '#application/queries/page-data'
import { withBrandPages } from './brands/brand-pages'
import { ErrorPage } from './errors/ErrorPage'
import { PageSkeleton } from './components/PageSkeleton'
import { pages } from './pages'
import type { LoadPage } from './routing/load-page'
import type { Page } from './routing/page'
import type { Head, RouteMeta } from './routing/route-meta'
import { FrameError } from './shell/FrameError'
import { shell } from './shell/shell'
import { ShopFrame } from './shell/ShopFrame'

const meta = (handle: RouteMeta): RouteMeta => handle

/**
 * The route table: the shop's pages and the brand's own, in the frame. Pages are chunks of their own; the frame and the
 * error page are in the first.
 */
export const shopRoutes = (load: LoadPage, brandPages: readonly Page[] = []): RouteObject[] => [
  {
    id: shell.id,
    path: '/',
    Component: ShopFrame,
    loader: (args) => load(shell, args),
    // Configuration, menu and stores are the same for every page.
    shouldRevalidate: () => false,
    ErrorBoundary: FrameError,
    HydrateFallback: PageSkeleton,
    handle: meta({ name: shell.id, headOf: frameHead }),
    children: [
      {
        id: 'pages',
        ErrorBoundary: ErrorPage,
        children: [...withBrandPages(pages, brandPages).map((page) => routeOf(page, load)), categories, notFound],
      },
    ],
  },
]

/** CONTENT-30 */
const frameHead = ({ config, site }: ShellData): Head => ({
  title: config.brandName,
  ...(site?.logo?.favicon === undefined ? {} : { icon: site.logo.favicon.url }),
})

const routeOf = (page: Page, load: LoadPage): RouteObject => {
  const { id, query, shouldRevalidate, view } = page
  const route = {
    id,
    loader: query === undefined ? viewLoader(view) : (args: LoaderFunctionArgs) => load({ id, query }, args),
    ...(shouldRevalidate === undefined ? {} : { shouldRevalidate }),
    lazy: { Component: async () => (await view.load()).Component },
    handle: page,
  }
  return page.path === '/' ? { ...route, index: true } : { ...route, path: page.path }
}

/** The router ignores a chunk that fails to load unless the loader of its route fails too, and would show nothing. */
const viewLoader = (view: Page['view']) => async (): Promise<null> => {
  await view.load()
  return null
}

/** The address of a category, shortened by hand. */
const categories: RouteObject = { id: 'categories', path: 'kategorier', loader: () => redirect('/sortiment', 301) }

const notFound: RouteObject = {
  id: 'not-found',
  path: '*',
  loader: ({ request }) => {
    throw withStatus({ path: new URL(request.url).pathname }, { status: 404, statusText: 'Page Not Found' })
  },
  Component: () => null,
  handle: meta({ name: 'not-found' }),
}
