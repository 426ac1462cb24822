import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom'
import type { BrandCode } from '#domain/kernel/brand-code'
import { brandRoutesSource, noBrandRoutes, type BrandRoutes } from '../brands/brand-routes'
import { headOf } from '../routing/head'
import type { PageLoaders } from '../page-loaders'
import { shopRoutes } from '../routes'
import { ShopProvider, type ArrivedShop } from '../shop/ShopContext'
import type { AssetsOfPage } from './client-assets'
import { renderDocument } from './document'
import { writeHydrationData } from '../hydration/hydration-data'
import { pageDataBytes } from './page-data-bytes'
import { pageSourcesOf } from './page-sources'

export interface RenderedPage {
  readonly status: number
  /** HTML in UTF-8. */
  readonly body: Buffer
}

export type Rendering =
  | { readonly tag: 'Page'; readonly page: RenderedPage }
  | { readonly tag: 'Redirect'; readonly status: number; readonly to: string }

/** A shop belongs to a browser; on the server none ever comes. */
const neverArrives = new Promise<ArrivedShop>(() => undefined)

const loadChunks = async (routes: readonly RouteObject[]): Promise<void> => {
  await Promise.all(
    routes.map(async ({ lazy }) => {
      if (typeof lazy === 'object') await lazy.Component?.()
    }),
  )
}

const withChildren = (routes: readonly RouteObject[]): readonly RouteObject[] =>
  routes.flatMap((route) => [route, ...withChildren(route.children ?? [])])

/**
 * The chunk of the page, before the router asks for it: one that cannot be read fails the request, while the router
 * would say nothing, draw a skeleton and never ask again. The first page is followed by all others' chunks, after
 * which nothing is left to look up.
 */
const chunkLoader = (routes: RouteObject[]) => {
  let following: Promise<void> | undefined
  let loaded = false
  const loadAll = async (): Promise<void> => {
    try {
      await loadChunks(withChildren(routes))
      loaded = true
    } catch {
      // The page that needs it says so.
      following = undefined
    }
  }
  return async ({ pathname }: URL): Promise<void> => {
    if (loaded) return
    await loadChunks((matchRoutes(routes, pathname) ?? []).map(({ route }) => route))
    following ??= loadAll()
  }
}

/** Draws pages for nobody in particular: nothing that belongs to a customer is known here. */
export const createPageRenderer = (
  loaders: PageLoaders,
  assetsOf: AssetsOfPage,
  brand: BrandCode,
  brandRoutes: BrandRoutes = noBrandRoutes,
) => {
  const handler = createStaticHandler(shopRoutes(loaders, brandRoutes))
  const loadPage = chunkLoader(handler.dataRoutes)
  return async (request: Request): Promise<Rendering> => {
    await loadPage(new URL(request.url))
    const context = await handler.query(request)
    if (context instanceof Response) {
      return { tag: 'Redirect', status: context.status, to: context.headers.get('location') ?? '/' }
    }
    return { tag: 'Page', page: { status: context.statusCode, body: draw(context, request) } }
  }

  function draw(context: StaticHandlerContext, request: Request): Buffer {
    const router = createStaticRouter(handler.dataRoutes, context)
    const html = renderToString(
      <ShopProvider arriving={neverArrives}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </ShopProvider>,
    )
    return renderDocument({
      brand,
      head: headOf(context, new URL(request.url)),
      assets: assetsOf([...pageSourcesOf(context), brandRoutesSource(brand)]),
      html,
      data: pageDataBytes(writeHydrationData(context)),
    })
  }
}
