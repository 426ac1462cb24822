import { writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { writeExportedLog } from '#application/replay/exported-log'
import { anOrigin } from '../support/logged-values/batches'
import { buried, inFolder, replay } from './given-command-line'

describe('what the command line of the replay writes', () => {
  const file = inFolder()

  it('is written in lines of at most 100 columns, without colours, whatever the log holds', async () => {
    const long = 'x'.repeat(400)
    const [batch, ...rest] = buried()
    if (batch === undefined) throw new Error('a batch')
    const wide = [
      { ...batch, tab: long, records: batch.records.map((record) => ({ ...record, type: `${record.type}${long}` })) },
      ...rest.map((one) => ({
        ...one,
        records: one.records.map((record) => ({ ...record, stream: `${record.stream}${long}` })),
      })),
    ]
    await writeFile(file('wide.jsonl'), writeExportedLog({ ...anOrigin, build: long, timeZone: long }, wide))
    const asked = [
      [],
      ['--at', '1'],
      ['--at', '12'],
      ['--until', long],
      ['--why', `cart.${long}`],
      ['--why', long],
      ['--redecide'],
      ['--bisect', long],
      ['--bisect', 'edit-pending-once'],
      ['--bisect', 'list'],
      ['--shrink'],
      ['--drop', '2'],
      ['--steps', 'all'],
      ['--help'],
      ['--at', '9'.repeat(200)],
    ]

    for (const args of asked) {
      const { out } = await replay([file('wide.jsonl'), ...args])
      const tooLong = out.split('\n').filter((line) => Array.from(line).length > 100)
      expect([args, tooLong]).toEqual([args, []])
      expect(out).not.toContain('\u001B')
    }
  })

  it('lets no control character of a log reach the terminal', async () => {
    const evil = '\u001B[2J\u009B31m\u202Eevil\u0007\u2028'
    const [batch, ...rest] = buried()
    if (batch === undefined) throw new Error('a batch')
    const log = [
      {
        ...batch,
        tab: evil,
        records: batch.records.map((record) => ({ ...record, type: evil, stream: `cart:${evil}` })),
      },
      ...rest,
    ]
    await writeFile(file('evil.jsonl'), writeExportedLog({ ...anOrigin, build: evil, timeZone: evil }, log))

    for (const args of [
      [],
      ['--at', '1'],
      ['--steps', '2'],
      ['--at', '2'],
      ['--redecide'],
      ['--why', evil],
      ['--json'],
      ['--json', '--at', '2'],
      ['--why', `cart:${evil}.tag`],
    ]) {
      const { out } = await replay([file('evil.jsonl'), ...args])
      expect(out).toContain('evil')
      expect([args, /[^\n\P{Cc}]|[\p{Cf}\p{Zl}\p{Zp}]/u.exec(out)?.[0]]).toEqual([args, undefined])
    }
  })
})
