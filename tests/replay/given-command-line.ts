import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll } from 'vitest'
import { runCommandLine } from '#adapters/replay/command-line'
import type { StoredBatch } from '#application/log/record'
import { writeExportedLog } from '#application/replay/exported-log'
import { anOrigin } from '../support/logged-values/batches'
import { added, cartLog, entered, fetched } from '../support/planted-log'

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly error: string
  readonly lines: readonly string[]
}

export const linesOf = (out: string): readonly string[] => out.trimEnd().split('\n')

/** Runs the command line in this process. `input`: its standard input. */
export const replay = async (args: readonly string[], input: string | Uint8Array = ''): Promise<Ran> => {
  let [out, error] = ['', '']
  const code = await runCommandLine(args, {
    input: Readable.from(input.length === 0 ? [] : [Buffer.from(input)]),
    isTyped: false,
    isColoured: false,
    write: async (text) => void (out += text),
    complain: (text) => void (error += text),
  })
  return { code, out, error, lines: linesOf(out) }
}

export const logOf = (batches: readonly StoredBatch[]): string => writeExportedLog(anOrigin, batches)

/** A log that no reader of JSON may follow to its end. */
export const nestedTooDeep = logOf([]).replace('"batches":0', `"batches":${'['.repeat(50_000)}`)

/** The log of a cart that has an edit pending twice, at the last of its steps. */
export const buried = () =>
  cartLog([
    entered,
    fetched([]),
    added('e1', '77', 1),
    added('e2', '78', 1),
    added('e3', '79', 1),
    added('e1', '77', 1),
  ])

/** A folder for the tests of a block, which is gone after them. @returns the path of a file in it */
export const inFolder = (): ((name: string) => string) => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'replayed-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return (name) => join(folder, name)
}
