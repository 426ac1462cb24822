import type { FastifyInstance } from 'fastify'
import { brandOfHost } from '#adapters/embedded/config/brand-config'
import type { Database } from '#adapters/embedded/database/database'
import { loadBrandRoutes } from '../brands/brand-routes'
import { builtAssets } from './client-assets'
import { composeServer } from './compose-server'
import type { Environment } from './environment'
import { greeting } from './greeting'
import { keepAnswers } from './kept-answers'
import { createPageRenderer } from './page-renderer'
import { createPageRenderers } from './page-renderers'
import { createRenderCache } from './render-cache'
import { createServerApp } from './server-app'

const GRACE_MS = 3_000

/** The shop on this database, once open, and the files built in `clientDir`; not yet listening. */
export const createBuiltApp = async (
  environment: Environment,
  opening: Promise<Database>,
  clientDir: string,
): Promise<FastifyInstance> => {
  const assets = builtAssets(clientDir)
  const { services, sourcesFor, contentFor, isUser } = await composeServer(
    { ...environment, version: assets([]).scripts[0] },
    opening,
  )
  return createServerApp({
    services,
    contentFor,
    isUser,
    clientDir,
    cache: createRenderCache(),
    connectTo: [...new Set(Object.values(environment.serviceUrls).map((url) => new URL(url).origin))],
    stage: environment.stage,
    siteMapFor: (brand) => sourcesFor(brand).siteMap,
    brandOf: (host) => brandOfHost(host, environment.brand),
    rendererFor: createPageRenderers(async (brand) =>
      createPageRenderer(keepAnswers(sourcesFor(brand).loaders), assets, brand, await loadBrandRoutes(brand)),
    ),
  })
}

/** Answers at the environment's port with the built shop; SIGINT and SIGTERM end it in good order. */
export const serve = async (environment: Environment, opening: Promise<Database>, clientDir: string): Promise<void> => {
  const app = await createBuiltApp(environment, opening, clientDir)

  const stop = async (): Promise<void> => {
    // Answers on their way may be finished; a reader who has stopped reading does not hold up the end.
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref()
    await app.close()
    await (await opening).destroy()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)))

  await app.listen({ port: environment.port, host: '0.0.0.0' })
  console.log(greeting(environment))
}
