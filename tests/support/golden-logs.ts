import * as E from 'fp-ts/Either'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readExportedLog } from '#application/replay/read-exported-log'
import type { Replay } from '#application/replay/replay'

/** Where exported logs lie, in one folder for each schema that was released. */
export const goldenFolder = join('tests', 'logs')

/** The folders of the schemas, oldest first. */
export const goldenSchemas = (): readonly string[] =>
  readdirSync(goldenFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted((a, b) => Number(a) - Number(b))

/** Paths of the logs of a schema, without their ending. */
export const goldenLogs = (schema: string): readonly string[] =>
  readdirSync(join(goldenFolder, schema))
    .filter((name) => name.endsWith('.log.jsonl'))
    .map((name) => join(goldenFolder, schema, name.replace('.log.jsonl', '')))

/** The states after the last step, one stream a line, as JSON has them. */
export const statesOf = (replay: Replay): string =>
  [...replay.statesAt(replay.steps.length)].map((state) => `${JSON.stringify(state)}\n`).join('')

export const readGolden = (path: string) => {
  const read = readExportedLog(readFileSync(`${path}.log.jsonl`, 'utf8'))
  if (E.isLeft(read)) throw new Error(`${path}: ${JSON.stringify(read.left)}`)
  return { ...read.right, states: readFileSync(`${path}.states.jsonl`, 'utf8') }
}
