import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Keeps everybody else off a data folder: two PGlites on one folder would both write and destroy it. The operating
 * system holds the lock and ends it with the process, so that no lock is ever left behind, and processes in different
 * containers see each other. The file itself is never deleted: a second process could lock a file that is gone.
 * @returns what lets go of the folder again
 * @throws {Error} when another process has the folder, or the file cannot be opened
 */
export const lockFolder = async (folder: string): Promise<() => void> => {
  const tryLock = await loadTryLock()
  // A number instead of a file handle: a handle that is collected as garbage would end the lock.
  const file = openSync(join(folder, 'lock'), 'a+')
  if (!lockedNow(file, tryLock)) {
    closeSync(file)
    throw new Error(
      `The data folder ${folder} is in use by another process. Stop it, or set DATA_DIR to another folder.`,
    )
  }
  return () => closeSync(file)
}

type TryLock = (file: number) => boolean

const lockedNow = (file: number, tryLock: TryLock): boolean => {
  try {
    return tryLock(file)
  } catch (error) {
    closeSync(file)
    throw new Error('The data folder cannot be locked: its file system knows no locks. Set DATA_DIR to a local disk.', {
      cause: error,
    })
  }
}

const loadTryLock = async (): Promise<TryLock> => {
  try {
    return (await import('fs-native-extensions')).tryLock
  } catch (error) {
    throw new Error(
      `Data folders cannot be locked on ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL instead.`,
      { cause: error },
    )
  }
}
