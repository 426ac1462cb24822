import { fileURLToPath } from 'node:url'
import { brandOfHost } from '#adapters/embedded/config/brand-config'
import { builtAssets } from './client-assets'
import { composeServer } from './compose-server'
import { readEnvironment } from './environment'
import { greeting } from './greeting'
import { createPageRenderer } from './page-renderer'
import { createRenderCache } from './render-cache'
import { createServerApp } from './server-app'

// The built server. Everything that it needs at run time lies beside it in `.build`.
const environment = readEnvironment(process.env)
const clientDir = fileURLToPath(new URL('../client', import.meta.url))
const assets = builtAssets(clientDir)

const { services, loadersFor, database } = await composeServer(
  environment,
  new URL('./pglite-worker.js', import.meta.url),
)
const app = await createServerApp({
  services,
  clientDir,
  cache: createRenderCache(),
  connectTo: [...new Set(Object.values(environment.serviceUrls).map((url) => new URL(url).origin))],
  brandOf: (host) => brandOfHost(host, environment.brand),
  rendererFor: async (origin, brand) => createPageRenderer(loadersFor(origin), assets, brand),
})

const stop = async (): Promise<void> => {
  await app.close()
  await database.destroy()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(0)))

await app.listen({ port: environment.port, host: '0.0.0.0' })
console.log(greeting(environment))
