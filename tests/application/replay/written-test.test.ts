import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeExportedLog } from '#application/replay/exported-log'
import { testFileOf, type TestOf } from '#application/replay/written-test'
import { givenLoggedOrder } from '../../support/given-logged-order'
import { anOrigin } from '../../support/logged-values/batches'
import { added, cartLog, entered, fetched } from '../../support/planted-log'

const run = promisify(execFile)

/** What a program of the project says, and whether it found something. */
const said = async (name: string, args: readonly string[]) => {
  const done = await run(process.execPath, [join('node_modules', name), ...args], {
    env: { ...process.env, NO_COLOR: '1' },
    maxBuffer: 10_000_000,
  }).then(
    ({ stdout }) => ({ isClean: true, stdout }),
    (error: { readonly stdout?: string }) => ({ isClean: false, stdout: error.stdout ?? '' }),
  )
  return done
}

const pendingTwice: TestOf = { invariant: 'edit-pending-once', states: 'No edit is pending twice.' }
const decided: TestOf = {
  invariant: undefined,
  states: 'A log\'s `command` is decided as ${it} was recorded \\ "here".',
}

const edits = (second: string) => cartLog([entered, fetched([]), added('e1', '77', 1), added(second, '77', 1)])

describe('a test that is written from a log', () => {
  let folder = ''
  let files: readonly string[] = []

  beforeAll(async () => {
    // Below `tests`, so that the runner and the compiler take it for a test of the project.
    folder = await mkdtemp(join('tests', 'application', 'written-'))
    const { batches } = await givenLoggedOrder()
    const altered = batches.map((batch) => ({
      ...batch,
      records: batch.records.map((record) =>
        record.kind === 'event' && record.type === 'FieldFilled'
          ? { ...record, payload: { ...Object(record.payload), value: 'someone `else` ${1} \\ \u2028' } }
          : record,
      ),
    }))
    const strange = { ...anOrigin, build: "b\n*/ import 'node:fs' // ${1} ` \\" }
    const written = {
      'fault.test.ts': testFileOf(pendingTwice, anOrigin, edits('e1')),
      'repaired.test.ts': testFileOf(pendingTwice, anOrigin, edits('e2')),
      'divergence.test.ts': testFileOf(decided, strange, altered),
      'no-divergence.test.ts': testFileOf(decided, strange, batches),
    }
    files = Object.keys(written).map((name) => join(folder, name))
    await Promise.all(Object.entries(written).map(([name, text]) => writeFile(join(folder, name), text)))
  })

  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('fails as long as the log shows the fault, and passes once it does not', async () => {
    const { stdout } = await said('vitest/vitest.mjs', ['run', '--project', 'pure', '--reporter', 'json', folder])

    const report: { testResults: readonly { name: string; status: string; message: string }[] } = JSON.parse(stdout)
    expect(Object.fromEntries(report.testResults.map(({ name, status }) => [basename(name), status]))).toEqual({
      'fault.test.ts': 'failed',
      'repaired.test.ts': 'passed',
      'divergence.test.ts': 'failed',
      'no-divergence.test.ts': 'passed',
    })
  })

  it('compiles, is written as the formatter writes, and the linter has nothing to say', async () => {
    const options = {
      extends: '../../tsconfig.json',
      compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: '../../..' },
      references: [],
      include: ['*.ts'],
    }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(options))

    const [compiler, formatter, linter] = await Promise.all([
      said('typescript/bin/tsc', ['-p', join(folder, 'tsconfig.json')]),
      said('oxfmt/bin/oxfmt', ['--check', ...files]),
      said('oxlint/bin/oxlint', ['--deny-warnings', ...files]),
    ])

    expect([compiler, formatter, linter].map(({ isClean, stdout }) => (isClean ? '' : stdout))).toEqual(['', '', ''])
  })

  it('holds the log as it is written, so that it can be replayed from there', async () => {
    const text = await readFile(files[0] ?? '', 'utf8')
    for (const line of writeExportedLog(anOrigin, edits('e1')).trimEnd().split('\n')) expect(text).toContain(line)
  })
})
