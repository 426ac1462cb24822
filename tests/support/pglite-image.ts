import { readFile } from 'node:fs/promises'
import type * as Original from '@electric-sql/pglite'
import { vi } from 'vitest'
import { beginning } from './database-image'
import { imageOfNewDatabase } from './new-database'

// Databases in memory begin from the image of a new one, or from the image that the test names. Those in a folder are
// made as ever.
//
// PGlite is compiled once a process. While somebody holds the result, V8 gives it to whoever compiles the same bytes, also
// in other threads; otherwise each database is compiled anew.

interface Options {
  readonly dataDir?: string
  readonly loadDataDir?: Blob
}

vi.mock('@electric-sql/pglite', async (importOriginal) => {
  const original = await importOriginal<typeof Original>()

  const machineCode = await WebAssembly.compile(await readFile('node_modules/@electric-sql/pglite/dist/pglite.wasm'))

  const create = async (options: Options = {}) => {
    if (options.dataDir !== undefined || options.loadDataDir !== undefined)
      return original.PGlite.create({ ...options, pgliteWasmModule: machineCode })
    const { image = await imageOfNewDatabase(), opened } = beginning.getStore() ?? {}
    const database = await original.PGlite.create({
      ...options,
      pgliteWasmModule: machineCode,
      loadDataDir: new Blob([await readFile(image)]),
    })
    opened?.(() => database.dumpDataDir('none'))
    return database
  }
  const { defaultStartParams } = original.PGlite
  return { ...original, PGlite: { create, defaultStartParams } }
})
