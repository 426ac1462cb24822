import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { brandPagesSource } from '../../ui/brands/brand-pages'
import { listing } from '../../ui/listing/page'
import { builtAssets } from '../../ui/server/client-assets'
import { buildEntry, gzippedBytes, scriptBytes } from './bench-build'
import { report } from './figure'

it('scripts until the listing is alive', async (context) => {
  const sources = [listing.view.source, brandPagesSource('dahl')]
  const { scripts, preloads } = builtAssets('.build/client', sources)(sources)
  const files = [...scripts, ...preloads].map((url) => join('.build/client', url))
  const own = files.reduce((sum, file) => sum + gzippedBytes(file), 0)
  const bare = scriptBytes(await buildEntry('bare-page'))

  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  for (const trace of ['IndexedDB', 'Dexie', 'inversify', 'contentful', 'Reflect.defineMetadata'])
    expect(code).not.toContain(trace)

  report(context, {
    name: 'JavaScript until hydration of the listing page / bare React build of the same components',
    ratio: own / bare,
    budget: 1.3,
    of: `${own} B / ${bare} B, gzip`,
  })
})
