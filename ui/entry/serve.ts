import { brandOfHost } from '#adapters/embedded/config/brand-config'
import type { Database } from '#adapters/embedded/database/database'
import { loadBrandRoutes } from '../brands/brand-routes'
import { builtAssets } from './client-assets'
import { composeServer } from './compose-server'
import type { Environment } from './environment'
import { greeting } from './greeting'
import { createPageRenderer } from './page-renderer'
import { createRenderCache } from './render-cache'
import { createServerApp } from './server-app'

/**
 * Answers at the environment's port with the services on this database, once open, and the files built in `clientDir`;
 * SIGINT and SIGTERM end it in good order.
 */
export const serve = async (environment: Environment, opening: Promise<Database>, clientDir: string): Promise<void> => {
  const assets = builtAssets(clientDir)

  const { services, sourcesFor } = await composeServer(environment, opening)
  const app = await createServerApp({
    services,
    clientDir,
    cache: createRenderCache(),
    connectTo: [...new Set(Object.values(environment.serviceUrls).map((url) => new URL(url).origin))],
    stage: environment.stage,
    siteMapFor: (origin) => sourcesFor(origin).siteMap,
    brandOf: (host) => brandOfHost(host, environment.brand),
    rendererFor: async (origin, brand) =>
      createPageRenderer(sourcesFor(origin).loaders, assets, brand, await loadBrandRoutes(brand)),
  })

  const stop = async (): Promise<void> => {
    await app.close()
    await (await opening).destroy()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)))

  await app.listen({ port: environment.port, host: '0.0.0.0' })
  console.log(greeting(environment))
}
