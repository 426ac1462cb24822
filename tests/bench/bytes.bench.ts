import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { brandPagesSource } from '../../ui/brands/brand-pages'
import { listing } from '../../ui/listing/page'
import { builtAssets } from '../../ui/server/client-assets'
import { buildEntry, gzippedBytes, scriptBytes } from './bench-build'
import { report } from './figure'

const CLIENT = '.build/client'
/** Pages, and the shop itself: log, modules and services, without which nothing can be bought. */
const PAGE = [listing.view.source, brandPagesSource('dahl')]
const SHOP = [...PAGE, 'ui/entry/browser-shop.ts']

/** What libraries leave in code that a page does not wait for. */
const LATER = ['IndexedDB', 'Dexie', 'inversify', 'contentful', 'Reflect.defineMetadata', 'ObjectUnsubscribedError']
/** The drawings, and texts that other pages show. */
const DRAWINGS_AND_TEXTS = [
  'pressventil-ratt',
  'cart.emptying',
  'confirmation.standing',
  'product.reason',
  'replay.kind',
]

const filesOf = (sources: readonly string[]): readonly string[] => {
  const { scripts, preloads } = builtAssets(CLIENT, sources)(sources)
  return [...scripts, ...preloads].map((url) => join(CLIENT, url))
}
const sizeOf = (files: readonly string[]): number => files.reduce((sum, file) => sum + gzippedBytes(file), 0)

it('scripts of the listing', async (context) => {
  const files = filesOf(PAGE)
  const own = sizeOf(files)
  const toBuy = sizeOf(filesOf(SHOP))
  const bare = scriptBytes(await buildEntry('bare-page'))

  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  for (const trace of [...LATER, ...DRAWINGS_AND_TEXTS]) expect(code).not.toContain(trace)

  report(context, {
    name: 'JavaScript until hydration of the listing page / 210 KB',
    ratio: own / 210_000,
    budget: 1,
    of: `${own} B, gzip`,
  })
  report(context, {
    name: 'JavaScript of the listing page until an article can be bought / 325 KB',
    ratio: toBuy / 325_000,
    budget: 1,
    of: `${toBuy} B, gzip`,
  })
  report(context, {
    name: 'JavaScript until hydration of the listing page / bare React build of the same components',
    ratio: own / bare,
    budget: 1.3,
    of: `${own} B / ${bare} B, gzip`,
  })
})
