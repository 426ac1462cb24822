import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type * as Original from '@electric-sql/pglite'
import { vi } from 'vitest'
import { writeWhole } from './database-image'

// A new PGlite makes a whole database cluster first, which takes seconds; it is the same each time. An image of a new one
// is therefore made once for a version of PGlite.
//
// A cluster holds two databases more, from which further ones would be made. Nothing reads them, and two thirds of the
// files are theirs: each database opens a third sooner from an image without them.

const manifest: unknown = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'))
const version =
  typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : ''
const folder = '.build/test-images'
const file = join(folder, `pglite-${version}-alone.tar`)

const makeImage = async (): Promise<void> => {
  const { PGlite } = await vi.importActual<typeof Original>('@electric-sql/pglite')
  const fresh = await PGlite.create()
  await fresh.exec('update pg_database set datistemplate = false')
  for (const other of ['template0', 'template1']) await fresh.exec(`drop database ${other}`)
  await fresh.exec('checkpoint')
  const image = await fresh.dumpDataDir('none')
  await fresh.close()
  await mkdir(folder, { recursive: true })
  await writeWhole(file, image)
}

/** @returns the file of the image of a new database */
export const imageOfNewDatabase = async (): Promise<string> => {
  if (!existsSync(file)) await makeImage()
  return file
}

const run = promisify(execFile)

/**
 * Makes a data folder with a new database in it, for tests that do not prove the making itself.
 * @throws {Error} when a database is there already
 */
export const makeDataFolder = async (dataDir: string): Promise<void> =>
  unpackDatabase(await imageOfNewDatabase(), dataDir)

/**
 * Makes a data folder with the database of an image in it.
 * @throws {Error} when a database is there already
 */
export const unpackDatabase = async (image: string, dataDir: string): Promise<void> => {
  const databaseFolder = join(dataDir, 'pglite')
  await mkdir(dataDir, { recursive: true })
  await mkdir(databaseFolder)
  // The names in the image begin with a slash, which tar leaves out.
  await run('tar', ['-xf', image, '-C', databaseFolder])
}
