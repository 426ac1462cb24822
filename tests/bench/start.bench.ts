import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, it } from 'vitest'
import { freePort } from '../support/built-server'
import { pairedRatio, report } from './figure'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fackhandel-bench-'))
  // The first start prepares the data and is not measured.
  await startUntilItAnswers()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const startUntilItAnswers = async (): Promise<number> => {
  const port = await freePort()
  const began = performance.now()
  const server = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: 'ignore',
    detached: true,
  })
  const exited = once(server, 'exit')
  const answers = () =>
    fetch(`http://localhost:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers()) && server.exitCode === null) await setTimeout(10)
  const took = performance.now() - began
  if (server.exitCode !== null || server.pid === undefined) throw new Error('npm start ended before it answered.')
  process.kill(-server.pid, 'SIGTERM')
  await exited
  return took
}

const openBarePGlite = async (): Promise<number> => {
  const began = performance.now()
  const program = `
    import { PGlite } from '@electric-sql/pglite'
    const db = await PGlite.create(process.argv[1])
    const { rows } = await db.query('select count(*)::int as n from variants')
    if (!(rows[0].n > 0)) process.exit(2)
    await db.close()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, join(dataDir, 'pglite')], {
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The bare database did not open.')
  return performance.now() - began
}

it('a second start', async (context) => {
  const { ratio, a, b } = await pairedRatio(5, startUntilItAnswers, openBarePGlite)
  report(context, {
    name: 'second npm start until it answers / bare PGlite open with one query',
    ratio,
    budget: 3,
    of: `${a.toFixed(0)} ms / ${b.toFixed(0)} ms`,
  })
})
