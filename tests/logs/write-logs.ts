import * as E from 'fp-ts/Either'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exportLog } from '#application/replay/export-log'
import { readExportedLog } from '#application/replay/read-exported-log'
import { createReplay } from '#application/replay/replay'
import { goldenFolder, goldenSchemas, statesOf } from '../support/golden-logs'
import { journeyNames, journeys, readLog } from '../support/logged-journeys'

// See README.md. A folder that is there is never written again.

it('writes a log of every journey, and the states it leads to', async () => {
  const next = String(goldenSchemas().length + 1)
  const folder = join(goldenFolder, next)
  expect(existsSync(folder)).toBe(false)
  mkdirSync(folder)
  for (const name of journeyNames) {
    const reading = await readLog(await journeys[name]())
    const { text } = exportLog({ ...reading, build: `schema ${next}`, timeZone: 'Europe/Stockholm' })
    const read = readExportedLog(text)
    if (E.isLeft(read)) throw new Error(read.left.tag)
    writeFileSync(join(folder, `${name}.log.jsonl`), text)
    writeFileSync(join(folder, `${name}.states.jsonl`), statesOf(createReplay(read.right.batches)))
  }
})
