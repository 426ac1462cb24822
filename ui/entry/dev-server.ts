import * as E from 'fp-ts/Either'
import type { ViteDevServer } from 'vite'
import { brandOfHost } from '#adapters/embedded/config/brand-config'
import { openDatabase } from '#adapters/embedded/database/database'
import { composeServer } from './compose-server'
import type { PageAssets } from '../server/document'
import { databaseOptions, readEnvironment } from './environment'
import { greeting } from './greeting'
import { createServerApp } from '../server/server-app'
import { startFaultText } from './start-fault'

const assets: PageAssets = { scripts: ['/ui/entry/browser.tsx'], preloads: [], styles: [], fonts: [] }

/** Vite has its own host option, in which `true` stands for every address. */
const hostOf = ({ config }: ViteDevServer): string => {
  const { host = 'localhost' } = config.server
  if (typeof host === 'string') return host
  return host ? '0.0.0.0' : 'localhost'
}

/** Serves the shop from its sources: freshly loaded modules render the pages, and Vite serves the files. */
export const serveWithVite = async (vite: ViteDevServer): Promise<void> => {
  const read = readEnvironment({ ...process.env, HOST: hostOf(vite) })
  if (E.isLeft(read)) {
    console.error(startFaultText(read.left))
    process.exit(1)
  }
  const environment = { ...read.right, port: vite.config.server.port }
  const opening = openDatabase(databaseOptions(environment))
  const { services, sourcesFor, contentFor, isUser, isReady } = await composeServer(
    { ...environment, version: undefined, spreadsheetWorkerUrl: undefined },
    opening,
  )
  const app = await createServerApp({
    services,
    contentFor,
    isUser,
    isReady,
    clientDir: undefined,
    cache: undefined,
    connectTo: [],
    stage: environment.stage,
    siteMapFor: (brand) => sourcesFor(brand).siteMap,
    brandOf: (host) => brandOfHost(host, environment.brand),
    rendererFor: async (brand) => {
      const { createPageRenderer } = await vite.ssrLoadModule('/ui/server/page-renderer.tsx')
      const { loadBrandPages } = await vite.ssrLoadModule('/ui/brands/brand-pages.ts')
      return createPageRenderer(sourcesFor(brand).load, () => assets, brand, await loadBrandPages(brand))
    },
    finish: (address, html) => vite.transformIndexHtml(address, html),
  })
  await app.ready()
  vite.middlewares.use((request, response) => app.routing(request, response))
  vite.httpServer?.once('close', () => void app.close().then(async () => (await opening).destroy()))
  // The bootstrap that started this process has ended.
  process.once('disconnect', () => void vite.close().finally(() => process.exit(0)))
  vite.httpServer?.once('listening', () => console.log(greeting(environment)))
}
