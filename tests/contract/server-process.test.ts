import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import serverProcess from '../../ui/entry/server-process.json' with { type: 'json' }
import { freePort } from '../support/built-server'
import { makeShopFolder } from '../support/short-lived-server'

/** Megabytes that are allocated and freed again, and the most of them that the process may keep. */
const FREED_MB = 200
const MOST_KEPT_MB = 50

// Small blocks between the large ones stay in use, as they do in a server.
const allocateAndFree = `
  const megabytes = () => process.memoryUsage().rss / 1024 / 1024
  let large = []
  globalThis.small = []
  Buffer.alloc(1024 * 1024, 1)
  gc()
  const before = megabytes()
  for (let n = 0; n < ${FREED_MB}; n++) {
    large.push(Buffer.alloc(1024 * 1024, 1))
    small.push(Buffer.allocUnsafeSlow(1024))
  }
  const full = megabytes()
  large = []
  // Large blocks are freed by a thread beside, a while after the collection.
  const look = (looks) => {
    gc()
    const kept = megabytes() - before
    if (kept < ${MOST_KEPT_MB} || looks === 0) console.log(JSON.stringify([full - before, kept]))
    else setTimeout(look, 50, looks - 1)
  }
  look(100)`

describe('the process of the server', () => {
  it('gives memory back that it has freed', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', '-e', allocateAndFree], {
      env: { ...process.env, ...serverProcess.environment },
    })
    const [taken, kept]: number[] = JSON.parse(stdout)

    expect(taken).toBeGreaterThan(FREED_MB * 0.9)
    expect(kept).toBeLessThan(MOST_KEPT_MB)
  })

  it('is started by npm start with the options and the environment that it is measured with', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'fackhandel-process-'))
    await makeShopFolder(50)(dataDir)
    const port = String(await freePort())
    const starter = spawn(process.execPath, ['ui/entry/bootstrap.mjs', 'start'], {
      env: { ...process.env, CATALOGUE_SIZE: '50', DATA_DIR: dataDir, PORT: port },
      stdio: 'ignore',
    })
    const ended = once(starter, 'exit')
    onTestFinished(async () => {
      starter.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    })
    const giveUp = AbortSignal.timeout(90_000)
    const isUp = () =>
      fetch(`http://localhost:${port}/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    while (!(await isUp())) {
      giveUp.throwIfAborted()
      await setTimeout(50)
    }

    const child = (await readFile(`/proc/${starter.pid}/task/${starter.pid}/children`, 'utf8')).trim()
    const words = (await readFile(`/proc/${child}/cmdline`, 'utf8')).split('\0')
    const variables = (await readFile(`/proc/${child}/environ`, 'utf8')).split('\0')

    expect(words).toEqual(expect.arrayContaining(serverProcess.options))
    expect(variables).toEqual(
      expect.arrayContaining(Object.entries(serverProcess.environment).map(([name, value]) => `${name}=${value}`)),
    )
  }, 120_000)
})
