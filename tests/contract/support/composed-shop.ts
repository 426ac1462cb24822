import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import type { FastifyInstance } from 'fastify'
import { migrate } from '#adapters/embedded/migrate'
import { nodeClock } from '#adapters/embedded/node-clock'
import { seed } from '#adapters/embedded/seed'
import { readEnvironment } from '../../../ui/entry/environment'
import { createBuiltApp } from '../../../ui/entry/serve'
import { brandPagesSource, loadBrandPages } from '../../../ui/brands/brand-pages'
import { pages } from '../../../ui/pages'
import { shell } from '../../../ui/shell/shell'
import { brandCodes } from '#domain/kernel/brand-code'
import { openPrepared } from '../../support/database-image'

export interface ComposedShop {
  readonly app: FastifyInstance
  /** Of the loopback address that it listens at. */
  readonly port: number
  readonly stop: () => Promise<void>
}

const sources = [...pages.map(({ view }) => view.source), ...brandCodes.map(brandPagesSource)]
const manifest = {
  'ui/entry/browser.tsx': { file: 'assets/browser.js', isEntry: true },
  ...Object.fromEntries(sources.map((source) => [source, { file: 'assets/page.js' }])),
}

/**
 * After the first page, the code of all others is loaded beside the requests. A module that is still on its way when its
 * test file ends can no longer be loaded by any later file.
 */
const allCodeLoaded = async (): Promise<void> => {
  const own = await Promise.all(brandCodes.map(loadBrandPages))
  await Promise.all([shell.query.fetch(), ...[...pages, ...own.flat()].map((page) => page.fetch())])
}

/**
 * The whole shop as it is composed for production, services and pages, over a small catalogue in memory and a client
 * build that has no files.
 * @param variables of the environment, which the ones that a test needs are added to
 */
export const startComposedShop = async (variables: Readonly<Record<string, string>> = {}): Promise<ComposedShop> => {
  const clientDir = await mkdtemp(join(tmpdir(), 'fackhandel-client-'))
  await mkdir(join(clientDir, '.vite'))
  await mkdir(join(clientDir, 'assets'))
  await writeFile(join(clientDir, '.vite/manifest.json'), JSON.stringify(manifest))
  const environment = readEnvironment({ NODE_ENV: 'production', DEMO: '1', CATALOGUE_SIZE: '60', ...variables })
  if (E.isLeft(environment)) throw new Error(JSON.stringify(environment.left))
  const { catalogueSize, demo } = environment.right
  const opening = openPrepared(`services-${catalogueSize}-${demo}-${nodeClock.today()}`, {}, async (made) => {
    await migrate(made)
    await seed(made, nodeClock, { catalogueSize, demo })
  })
  const app = await createBuiltApp(environment.right, opening, clientDir)
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return {
    app,
    port: Number(port),
    stop: async () => {
      await allCodeLoaded()
      await app.close()
      await (await opening).destroy()
      await rm(clientDir, { recursive: true, force: true })
    },
  }
}
