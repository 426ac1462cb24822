import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom'
import { isWhole } from '#application/queries/page-parts'
import type { BrandCode } from '#domain/kernel/brand-code'
import { brandPagesSource, withBrandPages } from '../brands/brand-pages'
import { drawPicture } from '../illustrations/draw-picture'
import { DrawPictureContext } from '../illustrations/DrawPictureContext'
import { pages } from '../pages'
import { headOf } from '../routing/head'
import type { LoadPage } from '../routing/load-page'
import type { Page } from '../routing/page'
import { shopRoutes } from '../routes'
import { shell } from '../shell/shell'
import { ShopProvider, type ArrivedShop } from '../shop/ShopContext'
import type { AssetsOfPage } from './client-assets'
import { renderDocument } from './document'
import { writeHydrationData } from '../hydration/hydration-data'
import { pageDataBytes } from './page-data-bytes'
import { createPageAddress } from './page-address'

export interface RenderedPage {
  readonly status: number
  /** HTML in UTF-8. */
  readonly body: Buffer
  /** Whether no part is missing in it. */
  readonly isWhole: boolean
}

export type Rendering =
  | { readonly tag: 'Page'; readonly page: RenderedPage }
  | { readonly tag: 'Redirect'; readonly status: number; readonly to: string }

/** The shop exists only in a browser, so on the server this promise never resolves. */
const neverArrives = new Promise<ArrivedShop>(() => undefined)

/**
 * Loads the code of the page before the router asks for it. A chunk that cannot be read then fails the request; the
 * router would hide the error, render a skeleton and never retry. After the first page the code of all other pages is
 * loaded, so that later requests find everything in memory.
 */
const codeLoader = (routes: RouteObject[], pageOf: ReadonlyMap<string | undefined, Page>) => {
  let following: Promise<void> | undefined
  let loaded = false
  const loadAll = async (): Promise<void> => {
    try {
      await Promise.all([shell.query.fetch(), ...[...pageOf.values()].map((page) => page.fetch())])
      loaded = true
    } catch {
      // The page that needs this chunk reports the error.
      following = undefined
    }
  }
  return async ({ pathname }: URL): Promise<void> => {
    if (loaded) return
    const matched = (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => pageOf.get(route.id) ?? [])
    await Promise.all(matched.map((page) => page.fetch()))
    following ??= loadAll()
  }
}

/** Draws the pages of a brand. */
export interface PageRenderer {
  /** The canonical address of a page, which is also its cache key. */
  readonly addressOf: (url: URL) => Promise<string>
  readonly render: (request: Request) => Promise<Rendering>
}

/** Renders pages without a session: they hold no customer data. */
export const createPageRenderer = (
  load: LoadPage,
  assetsOf: AssetsOfPage,
  brand: BrandCode,
  brandPages: readonly Page[] = [],
): PageRenderer => {
  const all = withBrandPages(pages, brandPages)
  const pageOf: ReadonlyMap<string | undefined, Page> = new Map(all.map((page) => [page.id, page]))
  const handler = createStaticHandler(shopRoutes(load, brandPages))
  const loadCode = codeLoader(handler.dataRoutes, pageOf)
  return {
    addressOf: createPageAddress(all),
    render: async (request) => {
      await loadCode(new URL(request.url))
      const context = await handler.query(request)
      if (context instanceof Response) {
        return { tag: 'Redirect', status: context.status, to: context.headers.get('location') ?? '/' }
      }
      const isWholePage = Object.values(context.loaderData).every(isWhole)
      return { tag: 'Page', page: { status: context.statusCode, body: draw(context, request), isWhole: isWholePage } }
    },
  }

  function draw(context: StaticHandlerContext, request: Request): Buffer {
    const router = createStaticRouter(handler.dataRoutes, context)
    const html = renderToString(
      <DrawPictureContext value={drawPicture}>
        <ShopProvider arriving={neverArrives}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </ShopProvider>
      </DrawPictureContext>,
    )
    return renderDocument({
      brand,
      head: headOf(context, new URL(request.url)),
      assets: assetsOf([...sourcesOf(context), brandPagesSource(brand)]),
      html,
      data: pageDataBytes(writeHydrationData(context)),
    })
  }

  /** The files of the rendered page, so that the document requests its chunk and styles at once. */
  function sourcesOf({ matches }: StaticHandlerContext): readonly string[] {
    return matches.flatMap(({ route }) => pageOf.get(route.id)?.view.source ?? [])
  }
}
