import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { limits } from '#adapters/embedded/limits'
import { oddFiles } from './odd-files/odd-files'

const folder = mkdtempSync(join(tmpdir(), 'spreadsheets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The whole process with its thread: Node itself needs some 60 megabytes of these. */
const MOST_MEGABYTES = 300

const run = promisify(execFile)

describe('A hostile file', () => {
  it.each(oddFiles.filter(({ isHostile }) => isHostile === true))(
    '[CART-53] with $name is answered within the time limit and in bounded memory',
    async ({ name, bytes, outcome }) => {
      const file = join(folder, name.replaceAll(/\W/g, '-'))
      writeFileSync(file, bytes())
      const heap = String(limits.spreadsheet.mostHeapMegabytes)

      const { stdout } = await run(process.execPath, [
        '--max-old-space-size=64',
        'tests/spreadsheets/child-reader.mjs',
        './.build/server/spreadsheet-worker.js',
        file,
        heap,
      ])

      const answer: { outcome: string; ms: number; mostKilobytes: number } = JSON.parse(stdout)
      if (process.env['SHOW_COSTS'] !== undefined) console.log(name, answer)
      expect(answer.outcome).toBe('fault' in outcome ? outcome.fault : `${outcome.count ?? outcome.first.length} rows`)
      expect(answer.ms).toBeLessThan(limits.spreadsheet.timeLimitMs)
      expect(answer.mostKilobytes / 1024).toBeLessThan(MOST_MEGABYTES)
    },
  )
})
