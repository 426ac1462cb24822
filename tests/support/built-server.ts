import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import serverProcess from '../../ui/entry/server-process.json' with { type: 'json' }
import { setTimeout } from 'node:timers/promises'

export interface RunningServer {
  readonly origin: string
  /** Sends SIGTERM and answers the exit code. */
  readonly stop: () => Promise<number | null>
}

export interface BuiltServer extends RunningServer {
  /** Number of the process. */
  readonly pid: number
}

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port to be had.')
  return address.port
}

const answers = async (origin: string, giveUp: AbortSignal): Promise<void> => {
  for (;;) {
    giveUp.throwIfAborted()
    const ready = await fetch(`${origin}/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await setTimeout(50)
  }
}

/** The catalogue that the shop is shipped with; measures are taken on it. */
export const shippedCatalogue = { CATALOGUE_SIZE: '20000' } as const

/**
 * Starts the shop as it was built, small and on a port and a data folder of its own, unless told otherwise.
 * @param prepare called with its own data folder before the start
 * @param options of Node
 */
export const startBuiltServer = async (
  env: Readonly<Record<string, string>> = {},
  program = '.build/server/server.js',
  prepare: (dataDir: string) => Promise<void> = async () => {},
  options: readonly string[] = serverProcess.options,
): Promise<BuiltServer> => {
  const port = env['PORT'] === undefined ? await freePort() : Number(env['PORT'])
  const ownDir = env['DATA_DIR'] === undefined ? await mkdtemp(join(tmpdir(), 'fackhandel-')) : undefined
  if (ownDir !== undefined) await prepare(ownDir)
  const server = spawn(process.execPath, [...options, program], {
    env: {
      ...serverProcess.environment,
      ...process.env,
      NODE_ENV: 'production',
      CATALOGUE_SIZE: '2000',
      DEMO: '1',
      PORT: String(port),
      ...(ownDir === undefined ? {} : { DATA_DIR: ownDir }),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(server, 'exit')
  const giveUp = new AbortController()
  void exited.then(() => giveUp.abort(new Error('The server stopped before it answered.')))
  const origin = `http://localhost:${port}`
  await answers(origin, AbortSignal.any([giveUp.signal, AbortSignal.timeout(120_000)]))
  if (server.pid === undefined) throw new Error('The server has no process.')
  return {
    origin,
    pid: server.pid,
    stop: async () => {
      server.kill('SIGTERM')
      const [code] = await exited
      if (ownDir !== undefined) await rm(ownDir, { recursive: true, force: true })
      return typeof code === 'number' ? code : null
    },
  }
}
