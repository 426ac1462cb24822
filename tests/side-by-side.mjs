import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'

const options = { shell: process.platform === 'win32' }

/** @returns whether the process ended well, and what it printed or why it did not start */
const ended = (child, onOutput) =>
  new Promise((resolve) => {
    let output = ''
    const take = (chunk) => {
      output += chunk
      onOutput(chunk)
    }
    for (const stream of [child.stdout, child.stderr]) stream.on('data', take)
    child.once('error', (error) => (output += error.message))
    child.once('close', (code) => resolve({ isWell: code === 0, output }))
  })

const run = async (script, niceness, onOutput) => {
  const began = performance.now()
  const child = spawn('npm', ['run', '--silent', script], { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  // The processes that it starts inherit it.
  if (child.pid !== undefined && niceness > 0) setPriority(child.pid, niceness)
  const { isWell, output } = await ended(child, onOutput)
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  return { script, isWell, output, line: `${script} ${isWell ? 'passed' : 'FAILED'} after ${seconds} s` }
}

/**
 * Runs an npm script that prints as it goes.
 * @returns its name, whether it ended well, what it printed, and a line that says so
 */
export const runInFront = async (script) => {
  const result = await run(script, 0, (chunk) => process.stdout.write(chunk))
  console.log(result.line)
  return result
}

/**
 * Runs an npm script that prints its whole output when it has ended, so that outputs are never mixed.
 * @param niceness 0: it shares the processors with all others; 19: it has only what the others leave of them
 * @returns its name, whether it ended well, what it printed, and a line that says so
 */
export const runBehind = async (script, niceness = 0) => {
  const result = await run(script, niceness, () => undefined)
  console.log(`${result.line}\n${result.output}`)
  return result
}

/** Runs scripts one after the other, each to its end though one before it failed. @returns their results */
export const inTurn = async (runOne, scripts) => {
  const results = []
  for (const script of scripts) results.push(await runOne(script))
  return results
}

/** Characters of a failed script's output that are told again; its report of failures stands at its end. */
const TOLD_AGAIN = 6_000

/**
 * Ends the process: with a line for each script, after the end of the output of each that failed, since whoever reads a
 * long run reads its last page.
 */
export const exitWith = (results) => {
  for (const { isWell, output, line } of results) {
    if (!isWell) console.log(`\n${line}. The end of what it printed:\n${output.slice(-TOLD_AGAIN)}`)
  }
  console.log(results.map(({ line }) => line).join('\n'))
  process.exitCode = results.every(({ isWell }) => isWell) ? 0 : 1
}
