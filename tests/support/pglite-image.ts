import { readFile } from 'node:fs/promises'
import type * as Original from '@electric-sql/pglite'
import { vi } from 'vitest'
import { beginning } from './database-image'
import { imageOfNewDatabase } from './new-database'

// Databases in memory begin from the image of a new one, or from the image that the test names. Those in a folder are
// made as ever.

interface Options {
  readonly dataDir?: string
  readonly loadDataDir?: Blob
}

vi.mock('@electric-sql/pglite', async (importOriginal) => {
  const original = await importOriginal<typeof Original>()

  const create = async (options: Options = {}) => {
    if (options.dataDir !== undefined || options.loadDataDir !== undefined) return original.PGlite.create(options)
    const { image = await imageOfNewDatabase(), opened } = beginning.getStore() ?? {}
    const database = await original.PGlite.create({ ...options, loadDataDir: new Blob([await readFile(image)]) })
    opened?.(() => database.dumpDataDir('none'))
    return database
  }
  const { defaultStartParams } = original.PGlite
  return { ...original, PGlite: { create, defaultStartParams } }
})
