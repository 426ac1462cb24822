import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'

const options = { shell: process.platform === 'win32' }

/** @returns whether the process ended well; what it printed, if that is not printed already, and why it did not start */
const ended = (child) =>
  new Promise((resolve) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    child.once('error', (error) => (output += error.message))
    child.once('close', (code) => resolve({ isWell: code === 0, output }))
  })

const tell = (script, { isWell, output }, began) => {
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${script} ${isWell ? 'passed' : 'FAILED'} after ${seconds} s\n${output}`)
  return isWell
}

/** Runs an npm script that prints as it goes. @returns whether it ended well */
export const runInFront = async (script) => {
  const began = performance.now()
  return tell(script, await ended(spawn('npm', ['run', '--silent', script], { ...options, stdio: 'inherit' })), began)
}

/**
 * Runs an npm script that prints its whole output when it has ended, so that outputs are never mixed.
 * @param niceness 0: it shares the processors with all others; 19: it has only what the others leave of them
 * @returns whether it ended well
 */
export const runBehind = async (script, niceness = 0) => {
  const began = performance.now()
  const child = spawn('npm', ['run', '--silent', script], { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  // The processes that it starts inherit it.
  if (child.pid !== undefined && niceness > 0) setPriority(child.pid, niceness)
  return tell(script, await ended(child), began)
}

/** Runs scripts one after the other, each to its end though one before it failed. @returns whether all ended well */
export const inTurn = async (run, scripts) => {
  let isWell = true
  for (const script of scripts) isWell = (await run(script)) && isWell
  return isWell
}
