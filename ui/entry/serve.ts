import type { FastifyInstance } from 'fastify'
import { brandOfHost } from '#adapters/embedded/config/brand-config'
import type { Database } from '#adapters/embedded/database/database'
import { limits } from '#adapters/embedded/limits'
import { brandCodes } from '#domain/kernel/brand-code'
import { brandPagesSource, loadBrandPages } from '../brands/brand-pages'
import { pages } from '../pages'
import { builtAssets } from '../server/client-assets'
import { composeServer } from './compose-server'
import { watchRequests } from '../server/drain'
import { endOnce, onEveryEnd } from '../server/end-process'
import type { Environment } from './environment'
import { greeting } from './greeting'
import { cachedLoader } from '../server/loader-cache'
import { listenAt } from '../server/listen'
import { createPageRenderer } from '../server/page-renderer'
import { createPageRenderers } from '../server/page-renderers'
import { contentStoreOf } from '#adapters/embedded/content/content-store'
import { IMAGE_HOST } from '#domain/content/image'
import { createRenderCache } from '../server/render-cache'
import { createServerApp } from '../server/server-app'

/** The source files of every page, whatever the brand. */
const pageSources = async (): Promise<readonly string[]> => {
  const own = await Promise.all(brandCodes.map(loadBrandPages))
  return [...pages, ...own.flat()].map(({ view }) => view.source).concat(brandCodes.map(brandPagesSource))
}

/** The shop on this database, once open, and the files built in `clientDir`; not yet listening. */
export const createBuiltApp = async (
  environment: Environment,
  opening: Promise<Database>,
  clientDir: string,
  spreadsheetWorkerUrl?: URL,
): Promise<FastifyInstance> => {
  const assets = builtAssets(clientDir, await pageSources())
  const { services, sourcesFor, contentFor, isUser, isReady } = await composeServer(
    { ...environment, version: assets([]).scripts[0], spreadsheetWorkerUrl },
    opening,
  )
  const { changed } = contentStoreOf(services.services.content)
  const cache = createRenderCache()
  changed.subscribe(cache.clear)
  return createServerApp({
    services,
    contentFor,
    isUser,
    isReady,
    clientDir,
    cache,
    contentChanged: { secret: environment.content.webhookSecret, tell: changed.emit },
    connectTo: [...new Set(Object.values(environment.serviceUrls).map((url) => new URL(url).origin))],
    imagesFrom: imageOrigins(environment),
    stage: environment.stage,
    siteMapFor: (brand) => sourcesFor(brand).siteMap,
    brandOf: (host) => brandOfHost(host, environment.brand),
    rendererFor: createPageRenderers(async (brand) =>
      createPageRenderer(
        cachedLoader(sourcesFor(brand).load, changed.subscribe),
        assets,
        brand,
        await loadBrandPages(brand),
      ),
    ),
  })
}

/** Other hosts whose pictures pages show: those of map tiles, and of a space elsewhere. */
const imageOrigins = ({ mapTiles, content }: Environment): readonly string[] => [
  ...(mapTiles === undefined ? [] : [new URL(mapTiles.url).origin]),
  ...(Object.keys(content.spaces).length > 0 || content.exportFile !== undefined ? [`https://${IMAGE_HOST}`] : []),
]

/**
 * Serves the built shop at the environment's host and port. A signal, the end of the parent process or an uncaught
 * error shuts it down gracefully: requests under way are finished, then connections and database are closed.
 */
export const serve = async (
  environment: Environment,
  opening: Promise<Database>,
  clientDir: string,
  spreadsheetWorkerUrl: URL,
): Promise<void> => {
  const app = await createBuiltApp(environment, opening, clientDir, spreadsheetWorkerUrl)
  const { drain } = watchRequests(app.server)
  const stopListening = await listenAt(app, environment.host, environment.port)

  const finish = async (): Promise<void> => {
    if ((await drain(limits.shutdown.graceMs, stopListening)) === 'cut')
      app.log.warn('Requests were cut, since they took too long.')
    // A connection whose request never arrived completely would delay the shutdown.
    setTimeout(() => app.server.closeAllConnections(), limits.shutdown.lingerMs).unref()
    await app.close()
    await (await opening).destroy()
  }
  const { arrivedMs, graceMs, closeMs } = limits.shutdown
  const end = endOnce({
    finish: () => within(arrivedMs * 3 + graceMs + closeMs, finish()),
    exit: (code) => process.exit(code),
    log: (line, error) => app.log.error({ err: error }, line),
    now: () => performance.now(),
  })
  onEveryEnd(end)
  console.log(greeting(environment))
}

const within = async (ms: number, work: Promise<void>): Promise<void> => {
  const deadline = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`Not closed within ${ms} ms`)), ms).unref()
  })
  await Promise.race([work, deadline])
}
