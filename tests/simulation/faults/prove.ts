import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cwd, execPath } from 'node:process'
import simulatorProcess from '../process.json' with { type: 'json' }
import { faults, FOLDER } from './faults'

const copied = [
  'domain',
  'application',
  'adapters',
  'ui',
  'tests',
  'package.json',
  'tsconfig.json',
  '.tsconfig.base.json',
]

const run = (command: string, args: readonly string[], folder: string) =>
  spawnSync(command, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 })

/** A copy of the sources with a fault, built. */
const build = (root: string, fault: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `fault-${fault}-`))
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const patch = join(folder, FOLDER, `${fault}.patch`)
  const applied = run('git', ['apply', '--whitespace=nowarn', patch], folder)
  if (applied.status !== 0) throw new Error(`the patch ${fault} does not apply: ${applied.stderr}`)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const built = run(
    execPath,
    [vite, 'build', '--config', 'tests/simulation/vite.config.ts', '--logLevel', 'error'],
    folder,
  )
  if (built.status !== 0) throw new Error(`the fault ${fault} does not build: ${built.stderr}`)
  return folder
}

/** The invariants that a fault breaks first, and after how many seeds; undefined where none is broken. */
const found = (root: string, fault: string, sessions: number): string | undefined => {
  const folder = build(root, fault)
  const program = join(folder, '.build/simulation/simulate.js')
  const { status, stdout } = run(
    execPath,
    [...simulatorProcess.options, program, '--seed', '1', '--sessions', String(sessions)],
    folder,
  )
  rmSync(folder, { recursive: true, force: true })
  if (status !== 1) return undefined
  const seed = /^seed (\d+) /m.exec(stdout)?.[1] ?? '?'
  const broken = [...stdout.matchAll(/^ {2}([a-z-]+): /gm)].map(([, name]) => name ?? '')
  return `| ${fault} | ${broken.join(', ')} | ${seed} |`
}

/**
 * Plants every fault in a copy of the sources and runs sessions until one breaks an invariant.
 * @returns 0 when all were found within so many sessions, else 1
 */
export const proveFaults = (only: string | undefined, sessions: number): number => {
  const root = cwd()
  let missed = 0
  console.log('| fault | broken | seeds |\n| --- | --- | ---: |')
  for (const fault of faults(root).filter((name) => only === undefined || name === only)) {
    const line = found(root, fault, sessions)
    if (line === undefined) missed += 1
    console.log(line ?? `| ${fault} | none | more than ${sessions} |`)
  }
  return missed === 0 ? 0 : 1
}
