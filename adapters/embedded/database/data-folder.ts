import { existsSync, statfsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { limits } from '../limits'
import { lockIn } from './folder-lock'

/** A data folder that this process alone may use. */
export interface DataFolder {
  /** The folder of the files of the embedded database. */
  readonly databaseFolder: string
  /** Notes that the database has been made, so that it is never made again over its data. */
  readonly made: () => Promise<void>
  /** Why the database in it could not be opened, and what to do. */
  readonly openingFault: (error: unknown) => Error
  readonly letGo: () => void
}

/**
 * Takes a data folder for this process. Besides the file `lock`, a file of the database itself is locked: without it a
 * database does not open, while a lock file that somebody renames or deletes is just made anew.
 * @throws {Error} that says what to do, when the folder cannot be made, written or locked, or holds a database that has
 *   lost files
 */
export const takeDataFolder = async (given: string): Promise<DataFolder> => {
  const folder = resolve(given)
  const locks = [await prepared(folder)]
  const letGo = () => locks.splice(0).forEach((unlock) => unlock())
  const alsoLock = async (path: string) => void locks.push(await lockIn(folder, path))
  const databaseFolder = join(folder, 'pglite')
  const version = join(databaseFolder, 'PG_VERSION')
  const beingMade = join(folder, 'pglite-being-made')
  try {
    const files = await filesIn(databaseFolder)
    if (files.length === 0 || existsSync(beingMade)) {
      await alsoLock(beingMade)
      // Nothing was acknowledged by a database whose making was cut off.
      await rm(databaseFolder, { recursive: true, force: true })
    } else if (files.includes('PG_VERSION')) await alsoLock(version)
    else throw incomplete(databaseFolder)
  } catch (error) {
    letGo()
    throw isSystemError(error) ? unusable(folder, error) : error
  }
  return {
    databaseFolder,
    made: async () => {
      if (!existsSync(beingMade)) return
      await alsoLock(version)
      await rm(beingMade)
    },
    openingFault: (error) => openingFault(folder, databaseFolder, error),
    letGo,
  }
}

const prepared = async (folder: string): Promise<() => void> => {
  try {
    await makeFolder(folder)
    return await lockIn(folder, join(folder, 'lock'))
  } catch (error) {
    throw isSystemError(error) ? unusable(folder, error) : error
  }
}

// Not `recursive`: below /proc that never ends.
const makeFolder = async (folder: string): Promise<void> => {
  if (existsSync(folder)) return
  await makeFolder(dirname(folder))
  await mkdir(folder).catch((error: unknown) => {
    // Another process that starts at the same time may have made it.
    if (!existsSync(folder)) throw error
  })
}

const filesIn = async (folder: string): Promise<readonly string[]> => (existsSync(folder) ? readdir(folder) : [])

const isSystemError = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file',
  EISDIR: 'its lock file is a folder',
  ENOENT: 'no folder can be made there',
}

const unusable = (folder: string, error: Error & { readonly code: string }): Error =>
  new Error(
    `The data folder ${folder} cannot be used: ${reasons[error.code] ?? error.message}. Set DATA_DIR to a folder that can be written.`,
    { cause: error },
  )

const incomplete = (databaseFolder: string): Error =>
  new Error(
    `The database in ${databaseFolder} has lost its file PG_VERSION, and is left as it is. Put a copy of the folder back, or move it away to start with an empty one.`,
  )

const openingFault = (folder: string, databaseFolder: string, error: unknown): Error => {
  const said = error instanceof Error ? error.message : String(error)
  const what = isDiskFull(folder)
    ? `The disk of the data folder ${folder} is full. Make room and start again.`
    : `The database in ${databaseFolder} cannot be opened; its files may be damaged, and are left as they are. Put a copy of the folder back, or move it away to start with an empty one.`
  return new Error(`${what} (${said.split('\n')[0]})`, { cause: error })
}

const isDiskFull = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < limits.database.leastFreeBytes
}
