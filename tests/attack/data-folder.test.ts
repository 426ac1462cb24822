import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '#adapters/embedded/database/database'
import { takeDataFolder } from '#adapters/embedded/database/data-folder'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import { freePort } from '../support/built-server'
import { makeDataFolder } from '../support/new-database'
import { makeShopFolder, shortLived } from '../support/short-lived-server'
import { articleNumbers } from '../support/shop-client'
import serverProcess from '../../ui/entry/server-process.json' with { type: 'json' }

const ROUNDS_OF_TWO_STARTS = 5
const KILLS = 3

const run = promisify(execFile)
const workerUrl = pathToFileURL('.build/server/pglite-worker.js')

let folder: string
/** A data folder of which tests begin from a copy where its making is not what they prove: making one takes seconds. */
let made: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fackhandel-folder-'))
  made = join(folder, 'made')
  await makeDataFolder(made)
  const db = await openDatabase({ dataDir: made, workerUrl })
  await sql`create table kept (value text)`.execute(db)
  await db.destroy()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const copyOf = async (name: string): Promise<string> => {
  const dataDir = join(folder, name)
  await cp(made, dataDir, { recursive: true })
  return dataDir
}

const faultOf = async (dataDir: string): Promise<string> => {
  try {
    const db = await openDatabase({ dataDir, workerUrl })
    await db.destroy()
    return 'opened'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Another process that takes the lock of a folder, says what came of it, and lives until its input ends. */
const locker = `
import { closeSync, openSync } from 'node:fs'
import { tryLock } from 'fs-native-extensions'
const file = openSync(process.argv[1], 'a+')
console.log(tryLock(file) ? 'taken' : 'refused')
process.stdin.resume().on('end', () => closeSync(file))`

const startLocker = (file: string, before: readonly string[] = []): ChildProcess => {
  const command = [...before, process.execPath, '--input-type=module', '-e', locker, file]
  return spawn(command[0] ?? '', command.slice(1), { stdio: ['pipe', 'pipe', 'inherit'] })
}

const said = async (child: ChildProcess): Promise<string> => {
  const [words]: unknown[] = child.stdout === null ? [] : await once(child.stdout, 'data')
  return String(words).trim()
}

const ended = async (child: ChildProcess): Promise<void> => {
  const exit = once(child, 'exit')
  child.stdin?.end()
  await exit
}

/** Whether processes may be started that see no others, as in a container. */
const mayUnshare = await run('unshare', ['-pf', '--mount-proc', 'true']).then(
  () => true,
  () => false,
)

describe('the lock of a data folder', () => {
  it('is had by exactly one of two processes that start at once, in every round', async () => {
    const file = join(folder, 'lock-of-two')
    for (let round = 0; round < ROUNDS_OF_TWO_STARTS; round += 1) {
      const both = [startLocker(file), startLocker(file)]
      expect((await Promise.all(both.map(said))).sort()).toEqual(['refused', 'taken'])
      await Promise.all(both.map(ended))
    }
  }, 120_000)

  it.runIf(mayUnshare)('holds between containers, where every process has the same number', async () => {
    const file = join(folder, 'lock-of-containers')
    const container = ['unshare', '-pf', '--mount-proc']
    const first = startLocker(file, container)
    expect(await said(first)).toBe('taken')
    const second = startLocker(file, container)
    expect(await said(second)).toBe('refused')
    await Promise.all([first, second].map(ended))
  })

  it('keeps a second start off, with a word on what to do, and is taken over when the first has ended', async () => {
    const dataDir = await copyOf('kept')
    const other = startLocker(join(dataDir, 'lock'))
    expect(await said(other)).toBe('taken')

    expect(await faultOf(dataDir)).toBe(
      `The data folder ${dataDir} is in use by another process. Stop it, or set DATA_DIR to another folder.`,
    )
    other.kill('SIGKILL')
    await once(other, 'exit')
    expect(await faultOf(dataDir)).toBe('opened')
  })

  it.each(['renamed', 'deleted'])('keeps a second start off when the lock file was %s meanwhile', async (what) => {
    // Once over a database that this process makes, once over one that was there.
    const dataDir = what === 'renamed' ? join(folder, 'lock-renamed') : await copyOf('lock-deleted')
    const inUse = `The data folder ${dataDir} is in use by another process. Stop it, or set DATA_DIR to another folder.`
    const lock = join(dataDir, 'lock')
    const lose = () => (what === 'renamed' ? rename(lock, `${lock}-before`) : rm(lock))
    const first = await openDatabase({ dataDir, workerUrl })
    await lose()
    expect(await faultOf(dataDir)).toBe(inUse)
    await first.destroy()

    const again = await openDatabase({ dataDir, workerUrl })
    await lose()
    expect(await faultOf(dataDir)).toBe(inUse)
    await again.destroy()
    expect(await faultOf(dataDir)).toBe('opened')
  })

  it('keeps a second start off while the database is being made, when the lock file was renamed', async () => {
    const dataDir = join(folder, 'lock-being-made')
    const making = await takeDataFolder(dataDir)
    await rename(join(dataDir, 'lock'), join(dataDir, 'lock-before'))

    expect(await faultOf(dataDir)).toContain('is in use by another process')
    making.letGo()
    expect(await faultOf(dataDir)).toBe('opened')
  })

  it('is not stopped by a file that a process left behind', async () => {
    const dataDir = await copyOf('stale')
    await writeFile(join(dataDir, 'lock'), String(process.pid))

    expect(await faultOf(dataDir)).toBe('opened')
  })
})

describe('a data folder that cannot be used', () => {
  it('is never made anew over data that have lost PG_VERSION', async () => {
    const dataDir = await copyOf('no-version')
    await rm(join(dataDir, 'pglite', 'PG_VERSION'))
    const before = await readdir(join(dataDir, 'pglite'))

    expect(await faultOf(dataDir)).toMatch(/has lost its file PG_VERSION, and is left as it is\. Put a copy/)
    expect(await readdir(join(dataDir, 'pglite'))).toEqual(before)
  })

  it('is told as damaged when its files are, and left as it is', async () => {
    const dataDir = await copyOf('damaged')
    const control = join(dataDir, 'pglite', 'global', 'pg_control')
    await truncate(control, 10)

    expect(await faultOf(dataDir)).toMatch(/cannot be opened; its files may be damaged, and are left as they are\. Put/)
    expect(await readFile(control)).toHaveLength(10)
  })

  it('is made again when its making was cut off, since nothing was kept in it yet', async () => {
    const dataDir = join(folder, 'cut-off')
    await mkdir(join(dataDir, 'pglite', 'base'), { recursive: true })
    await writeFile(join(dataDir, 'pglite-being-made'), '')

    expect(await faultOf(dataDir)).toBe('opened')
    expect(existsSync(join(dataDir, 'pglite-being-made'))).toBe(false)
  })

  it.each([
    ['below a file', async () => join(await fileNamed('a-file'), 'data'), /a part of the path is a file/],
    ['a file', () => fileNamed('another-file'), /a part of the path is a file/],
    ['where no folder can be', async () => '/proc/x', /no folder can be made there/],
    ['below where no folder can be', async () => '/proc/x/y/z', /no folder can be made there/],
  ])('is told when it is %s', async (_where, place, reason) => {
    const fault = await faultOf(await place())

    expect(fault).toMatch(reason)
    expect(fault).toContain('Set DATA_DIR to a folder that can be written.')
  })

  const fileNamed = async (name: string): Promise<string> => {
    await writeFile(join(folder, name), '')
    return join(folder, name)
  }
})

/** A small disk of its own; undefined where this user may not make one. */
const smallDisk = async (
  at: string,
  size: string,
): Promise<{ readonly remove: () => Promise<unknown> } | undefined> => {
  await mkdir(at, { recursive: true })
  return run('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', at]).then(
    () => ({ remove: () => run('umount', ['-l', at]) }),
    () => undefined,
  )
}

describe('a full disk', () => {
  const fill = async (at: string): Promise<string> => {
    const filler = join(at, 'filler')
    // Fails where the disk ends, which is what is wanted.
    await run('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k']).catch(() => {})
    return filler
  }
  const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : error)
  const inserted = (db: Database): Promise<unknown> =>
    sql`insert into kept select repeat(md5(i::text), 60) from generate_series(1, 2000) as i`
      .execute(db)
      .then(() => 'done', codeOf)

  it('refuses writes with its code, reads on, and loses nothing; writes go on after room was made', async (test) => {
    const at = join(folder, 'disk')
    const disk = await smallDisk(at, '256m')
    if (disk === undefined) return test.skip('no disk of its own may be mounted here')
    await cp(made, join(at, 'data'), { recursive: true })
    const db = await openDatabase({ dataDir: join(at, 'data'), workerUrl })
    const count = async () =>
      (await sql<{ many: number }>`select count(*) as many from kept`.execute(db)).rows[0]?.many ?? 0
    let acknowledged = 0
    const filler = await fill(at)

    const refusals = new Set<unknown>()
    for (let time = 0; time < 20; time += 1) {
      const outcome = await inserted(db)
      if (outcome === 'done') acknowledged += 2000
      else refusals.add(outcome)
    }
    expect(refusals.size).toBeGreaterThan(0)
    // Full, or away while it is opened again: never anything else.
    expect([...refusals].filter((code) => code !== '53100' && code !== '08006')).toEqual([])

    await rm(filler)
    await expect.poll(() => inserted(db), { timeout: 30_000, interval: 200 }).toBe('done')
    expect(await count()).toBe(acknowledged + 2000)
    await db.destroy()
    await disk.remove()
  }, 120_000)

  it('is told at the start', async (test) => {
    const at = join(folder, 'full-disk')
    const disk = await smallDisk(at, '8m')
    if (disk === undefined) return test.skip('no disk of its own may be mounted here')

    expect(await faultOf(join(at, 'data'))).toMatch(
      /^The disk of the data folder .* is full\. Make room and start again/,
    )
    await disk.remove()
  })
})

describe('the built server, killed in the middle of adding', () => {
  let latest: ChildProcess | undefined
  afterAll(() => latest?.kill('SIGKILL'))

  const start = async (dataDir: string) => {
    const port = await freePort()
    const origin = `http://localhost:${port}`
    const server = spawn(process.execPath, [...shortLived, '.build/server/server.js'], {
      env: {
        ...serverProcess.environment,
        ...process.env,
        NODE_ENV: 'production',
        CATALOGUE_SIZE: '300',
        DEMO: '1',
        PORT: String(port),
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    latest = server
    const giveUp = AbortSignal.timeout(120_000)
    const isReady = () =>
      fetch(`${origin}/ready`).then(
        (answer) => answer.ok,
        () => false,
      )
    while (!(await isReady())) {
      giveUp.throwIfAborted()
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return { server, origin }
  }

  it('has everything that was acknowledged when it is started again, once', async () => {
    const dataDir = join(folder, 'killed')
    await makeShopFolder(300)(dataDir)
    let acknowledged = 0
    let articleNumber: string | undefined
    for (let round = 0; round < KILLS; round += 1) {
      const { server, origin } = await start(dataDir)
      const exited = once(server, 'exit')
      const send = async (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
        const answer = await fetch(`${origin}/services${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        })
        return JSON.parse(await answer.text())
      }
      const tokens = await send('/v2/sessions/', { username: 'tom', password: DEMO_PASSWORD })
      const authorization = `Bearer ${tokens.AuthenticationResult.AccessToken}`
      const cart = async () => {
        const query = 'query getCart { cart { cartId cartItems { articleNumber quantity } } }'
        return (await send('/graphql', { query }, { authorization })).data.cart
      }
      const { cartId, cartItems } = await cart()
      const add = async (number: string, key: string) => {
        const items = [{ articleNumber: number, quantity: 1, deliveryId: 'DBI', label: '' }]
        const headers = { authorization, 'idempotency-key': key }
        const { errors = [] } = await send(`/v2/cart/${cartId}/variants/batch/add`, items, headers)
        return errors.length === 0
      }

      const inCart = cartItems[0]?.quantity ?? 0
      // One that was carried out may not have been told before the end.
      expect(inCart).toBeGreaterThanOrEqual(acknowledged)
      expect(inCart).toBeLessThanOrEqual(acknowledged + 1)
      acknowledged = inCart
      for (const candidate of articleNumber === undefined ? await articleNumbers(origin, 20) : []) {
        if (articleNumber === undefined && (await add(candidate, `find-${candidate}-0000000000`))) {
          articleNumber = candidate
          acknowledged += 1
        }
      }
      if (articleNumber === undefined) throw new Error('Nothing can be bought')
      for (let count = 0; count < 5 + round; count += 1) {
        await add(articleNumber, `add-${round}-${count}-0000000000`)
        acknowledged += 1
      }
      const last = add(articleNumber, `last-${round}-0000000000`).catch(() => false)
      server.kill('SIGKILL')
      // Told or not told: both may be.
      if (await last) acknowledged += 1
      await exited
    }
  }, 240_000)
})
