import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { build } from 'vite'
import simulatorProcess from './process.json' with { type: 'json' }

const program = join('.build', 'simulation', 'simulate.js')

/** Builds the simulator. */
export const buildSimulator = (): Promise<unknown> =>
  build({ configFile: 'tests/simulation/vite.config.ts', logLevel: 'error' })

/** A run of the built simulator in a process of its own: whether an invariant is broken, and what it prints. */
export const simulated = (
  seed: number,
  sessions: number,
): Promise<{ readonly failed: boolean; readonly text: string }> =>
  new Promise((resolve) => {
    const args = [...simulatorProcess.options, program, '--seed', String(seed), '--sessions', String(sessions)]
    execFile(execPath, args, { maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, text: stdout + stderr }),
    )
  })
