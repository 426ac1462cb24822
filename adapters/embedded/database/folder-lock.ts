import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const heldHere = new Set<string>()

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, but belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const holderOf = async (file: string): Promise<number | undefined> => {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''))
  return Number.isInteger(pid) && pid > 0 ? pid : undefined
}

const inUse = (folder: string, by: string) => new Error(`The data folder ${folder} is in use by ${by}`)

/**
 * Keeps other processes off a data folder: two PGlites on one folder would both write and destroy it.
 * A lock left behind by a process that died is taken over.
 * @returns what lets go of the folder again
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const path = resolve(folder)
  const file = join(path, 'lock')
  if (heldHere.has(path)) throw inUse(path, 'this process')
  heldHere.add(path)
  try {
    await mkdir(path, { recursive: true })
    // A number that is our own was left by an earlier process: in a container every process is number 1.
    const holder = await holderOf(file)
    if (holder !== undefined && holder !== process.pid && isRunning(holder)) throw inUse(path, `process ${holder}`)
    await rm(file, { force: true })
    await writeFile(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    heldHere.delete(path)
    throw error
  }
  return async () => {
    heldHere.delete(path)
    await rm(file, { force: true })
  }
}
