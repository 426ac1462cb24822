import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  createPath,
  data,
  matchRoutes,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type RouteObject,
} from 'react-router-dom'
import { keepTrying, type RetryOptions } from '#application/timing/keep-trying'
import { browserChance } from '#adapters/browser/browser-chance'
import { createBrowserConnectivity } from '#adapters/browser/browser-connectivity'
import { browserTimers } from '#adapters/browser/browser-timers'
import { type CallFailure, retryAfterOf } from '#domain/failure/call-failure'
import { brandCodeOf } from '#domain/kernel/brand-code'
import { loadBrandPages } from '../brands/brand-pages'
import '../brands/styles'
import { shopRoutes } from '../routes'
import { BrowserApp } from './BrowserApp'
import type { DrawPicture } from '../illustrations/DrawPictureContext'
import type { StartedShop } from './browser-shop'
import { chunkReload } from '../routing/chunk-reload'
import { watchVersion } from '../routing/new-version'
import type { LoadPage } from '../routing/load-page'
import { preloadPages } from '../routing/preload-pages'
import type * as Drawings from '../illustrations/draw-picture'
import type * as BrowserShop from './browser-shop'
import { fetchAgain } from './fetch-again'
import { readHydrationData, type PageData } from '../hydration/hydration-data'
import { shell } from '../shell/shell'

const hereNow = (): string => `${window.location.pathname}${window.location.search}${window.location.hash}`
const loadAnew = (path: string): void => (path === hereNow() ? window.location.reload() : window.location.assign(path))

let present: StartedShop['arrived']['shop'] | undefined
const version = watchVersion({
  own: new URL(import.meta.url).pathname,
  storage: () => window.sessionStorage,
  // If the browser cannot store the log, unsent edits are kept only in the memory of this page.
  isKept: () =>
    present === undefined ||
    present.storage.get() === 'stored' ||
    (present.cart.status.get() !== 'mutating' && !present.cart.waiting.get()),
  load: loadAnew,
})

let navigate = (_path: string): void => undefined

/** A chunk could not be fetched. */
interface ChunkMissing {
  readonly tag: 'ChunkMissing'
}
const chunkMissing: ChunkMissing = { tag: 'ChunkMissing' }

const retries: RetryOptions<ChunkMissing | CallFailure> = {
  timers: browserTimers,
  chance: browserChance,
  connectivity: createBrowserConnectivity(),
  retryAfterMs: (failure) => (failure.tag === 'ChunkMissing' ? undefined : retryAfterOf(failure)),
}

const drawingsChunk = fetchAgain<typeof Drawings>(
  () => import('../illustrations/draw-picture'),
  (address) => import(/* @vite-ignore */ address),
)

const fetchDrawings = async (): Promise<E.Either<ChunkMissing, DrawPicture>> => {
  const chunk = await drawingsChunk()
  return chunk === undefined ? E.left(chunkMissing) : E.right(chunk.drawPicture)
}

const drawings = keepTrying(fetchDrawings, retries)

const shopChunk = fetchAgain<typeof BrowserShop>(
  () => import('./browser-shop'),
  (address) => import(/* @vite-ignore */ address),
)

let prepared: TaskEither<CallFailure, StartedShop> | undefined

/** Fetches the second chunk (container, adapters, log and projections), and starts the shop with its configuration. */
const startShop = async (): Promise<E.Either<ChunkMissing | CallFailure, StartedShop>> => {
  const chunk = await shopChunk()
  if (chunk === undefined) return E.left(chunkMissing)
  // After the chunk of the shop: what the server drew has its pictures, and buying is wanted first.
  void drawings.attempt()
  prepared ??= chunk.prepareShop({ navigate: (path) => navigate(path), noteVersion: version.note })
  return prepared()
}

const start = keepTrying(startShop, retries)

/**
 * A router's loader fails by throwing. The page's query code is fetched while the shop starts. The drawings are awaited,
 * so that the page is shown with its pictures; one without them is shown too.
 */
const loadPage: LoadPage = async (page, args) => {
  const [outcome] = await Promise.all([start.attempt(), page.query.fetch(), drawings.attempt()])
  if (E.isLeft(outcome)) throw data(null, { status: 503, statusText: 'Service Unavailable' })
  return outcome.right.load(page, args)
}

/** The page's chunk must be loaded before hydration, or React would render a different page than the server did. */
const loadDrawnPage = async (routes: RouteObject[]): Promise<void> => {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'object' || route.lazy.Component === undefined) return
      const Component = await route.lazy.Component()
      Object.assign(route, { Component, lazy: undefined })
    }),
  )
}

/** The page without its data: an error in place of all of it. */
const withoutData: PageData = {
  loaderData: {},
  errors: { [shell.id]: new ErrorResponse(503, 'Service Unavailable', null) },
}

const arriving = start.success.then(({ arrived }) => arrived)

const noteStart = async (): Promise<void> => {
  present = (await arriving).shop
  performance.mark('shop-started')
}

/** The second chunk is requested only after hydration, so that it delays nothing. */
const whenAlive = (): void => {
  performance.mark('hydrated')
  // What was entered and sent before is entered and sent now (`early-entries.ts`).
  window.dispatchEvent(new Event('page-alive'))
  void start.attempt()
}

// The target address: that of the pending navigation, or this page's until it is fully hydrated.
let targetNow = (): string | undefined => hereNow()

const chunks = chunkReload({
  storage: () => window.sessionStorage,
  target: () => targetNow(),
  answers: () =>
    fetch('/health', { cache: 'no-store' }).then(
      () => true,
      () => false,
    ),
  load: loadAnew,
})
window.addEventListener('vite:preloadError', chunks.fail)

const hydrate = async (): Promise<void> => {
  const brand = brandCodeOf(document.documentElement.dataset['brand'])
  const routes = shopRoutes(loadPage, await loadBrandPages(brand))
  await loadDrawnPage(routes)
  const pageData = readHydrationData(document.getElementById('page-data')?.textContent)
  const hydrationData = E.getOrElse(() => withoutData)(pageData)
  const router = createBrowserRouter(routes, { hydrationData })
  navigate = (path) => void router.navigate(path)
  void noteStart()
  router.subscribe(({ navigation: { location } }) => {
    if (location === undefined || location.pathname === router.state.location.pathname) return
    version.leave(createPath(location))
    chunks.leave()
  })
  targetNow = () => {
    const { location } = router.state.navigation
    if (location !== undefined) return createPath(location)
    return present === undefined ? hereNow() : undefined
  }
  const app = document.getElementById('app')
  if (app === null) return
  preloadPages({
    routes,
    page: document,
    origin: window.location.origin,
    connection: () => ('connection' in navigator ? (navigator.connection ?? undefined) : undefined),
  })
  const tree = <BrowserApp router={router} arriving={arriving} drawings={drawings.success} whenAlive={whenAlive} />
  // The error page differs from what the server drew, so that it takes its place.
  if (E.isLeft(pageData)) createRoot(app).render(tree)
  else hydrateRoot(app, tree)
}

void hydrate()
