import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as E from 'fp-ts/Either'
import type { Environment } from './environment'
import { fault, type Read } from './read-variable'
import { allOf } from './read-together'
import { errorCode } from '../server/error-code'

/** Checks the files and folders that the environment names, before anything is opened. */
export const checkFiles = async (environment: Environment): Promise<Read<unknown>> =>
  allOf({
    dataDir: environment.databaseUrl === undefined ? checkDataDir(environment.dataDir) : E.right(undefined),
    contentExport: await checkContentExport(environment.content.exportFile),
  })

const checkContentExport = async (path: string | undefined): Promise<Read<undefined>> => {
  if (path === undefined) return E.right(undefined)
  // Imported on demand: most starts use our own content and should not wait for it.
  const { readSpaceExport } = await import('#adapters/embedded/content/read-export')
  const read = readSpaceExport(path)
  return E.isLeft(read)
    ? fault('CONTENT_EXPORT', read.left, 'Write the path of a Contentful space export (JSON).')
    : E.right(undefined)
}

/** Creates the data folder if it is missing, and checks that files can be written there. */
const checkDataDir = (folder: string): Read<undefined> => {
  const path = resolve(folder)
  try {
    makeFolder(path)
    const proof = join(path, `.writable-${process.pid}`)
    writeFileSync(proof, '')
    rmSync(proof)
    return E.right(undefined)
  } catch (error) {
    return fault(
      'DATA_DIR',
      `files cannot be written to ${path} (${errorCode(error)}).`,
      'Write the path of a folder that this user may write to, or set DATABASE_URL.',
    )
  }
}

/** Creates one folder at a time, because a recursive `mkdir` never returns on a file system that refuses folders. */
const makeFolder = (path: string): void => {
  if (existsSync(path)) {
    if (!statSync(path).isDirectory()) throw Object.assign(new Error('Not a folder'), { code: 'ENOTDIR' })
    return
  }
  makeFolder(dirname(path))
  mkdirSync(path)
}
