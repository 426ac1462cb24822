import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that all test files of one run share. Bench runs have none. */
    readonly runFolder: string | undefined
  }
}

/** Makes the folder in which test files leave prepared databases for each other, and removes it after the run. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'fackhandel-run-'))
  // PostgreSQL runs as another user than root and has to reach its files below.
  await chmod(folder, 0o755)
  provide('runFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}
