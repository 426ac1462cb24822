import { closeSync, openSync } from 'node:fs'

/**
 * Keeps everybody else off a data folder by a lock on one of its files, which is made when it is missing: two PGlites on
 * one folder would both write and destroy it. The operating system holds the lock and ends it with the process, so that
 * no lock is ever left behind, and processes in different containers see each other. The lock goes with the file: who
 * renames it and starts again locks another file of that name.
 * @returns what lets go of the file again
 * @throws {Error} when another process has the folder, or the file cannot be opened
 */
export const lockIn = async (folder: string, path: string): Promise<() => void> => {
  const tryLock = await loadTryLock()
  // A file descriptor instead of a file handle: garbage collection of a handle would release the lock.
  const file = openSync(path, 'a+')
  if (!lockedNow(file, tryLock)) {
    closeSync(file)
    throw new Error(
      `The data folder ${folder} is in use by another process. Stop it, or set DATA_DIR to another folder.`,
    )
  }
  return () => closeSync(file)
}

type TryLock = (file: number, offset: number, length: number) => boolean

/** Beyond the end of every locked file: on Windows no process, not even this one, may read the locked bytes. */
const LOCKED_BYTE = 2 ** 30

const lockedNow = (file: number, tryLock: TryLock): boolean => {
  try {
    return tryLock(file, LOCKED_BYTE, 1)
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
