import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort, type RunningServer } from './built-server'

/** Starts the shop from its sources, as `npm run dev` does: React then checks what it is given. */
export const startDevServer = async (): Promise<RunningServer> => {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'fackhandel-dev-'))
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'], {
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, CATALOGUE_SIZE: '300', DEMO: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(vite, 'exit')
  const origin = `http://localhost:${port}`
  const answers = () =>
    fetch(`${origin}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) {
    if (vite.exitCode !== null) throw new Error('The development server stopped before it answered.')
    await setTimeout(50)
  }
  return {
    origin,
    stop: async () => {
      vite.kill('SIGTERM')
      const [code] = await exited
      await rm(dataDir, { recursive: true, force: true })
      return typeof code === 'number' ? code : null
    },
  }
}
