import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as Original from '@electric-sql/pglite'
import { vi } from 'vitest'
import { beginning, writeWhole } from './database-image'

// A new PGlite makes a whole database cluster first, which takes seconds; it is the same each time. Databases in memory
// therefore begin from an image of a new one, which is made once for a version of PGlite, or from the image that the
// test names. Those in a folder are made as ever.

interface Options {
  readonly dataDir?: string
  readonly loadDataDir?: Blob
}

const manifest: unknown = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'))
const version =
  typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : ''
const folder = '.build/test-images'
const newDatabase = join(folder, `pglite-${version}.tar`)

vi.mock('@electric-sql/pglite', async (importOriginal) => {
  const original = await importOriginal<typeof Original>()

  const makeImage = async (): Promise<void> => {
    const fresh = await original.PGlite.create()
    const image = await fresh.dumpDataDir('none')
    await fresh.close()
    await mkdir(folder, { recursive: true })
    await writeWhole(newDatabase, image)
  }

  const create = async (options: Options = {}) => {
    if (options.dataDir !== undefined || options.loadDataDir !== undefined) return original.PGlite.create(options)
    const { image = newDatabase, opened } = beginning.getStore() ?? {}
    if (!existsSync(image)) await makeImage()
    const database = await original.PGlite.create({ ...options, loadDataDir: new Blob([await readFile(image)]) })
    opened?.(() => database.dumpDataDir('none'))
    return database
  }
  const { defaultStartParams } = original.PGlite
  return { ...original, PGlite: { create, defaultStartParams } }
})
