import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the patches, from the root of the repository. */
export const FOLDER = 'tests/simulation/faults'

/** Names of the planted faults. Each is a patch of the sources in this folder. */
export const faults = (root: string): readonly string[] =>
  readdirSync(join(root, FOLDER))
    .flatMap((file) => (file.endsWith('.patch') ? [file.slice(0, -'.patch'.length)] : []))
    .toSorted()
