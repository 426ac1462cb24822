// Runs the checks that need no running shop beside one another: `npm run check`. Each prints its whole output when it
// has ended, so that outputs are never mixed. All run to their end, and one that fails makes the command fail.
import { spawn } from 'node:child_process'

const checks = ['check:types', 'check:lint', 'check:dead']

/** @returns whether the npm script ended well */
const run = (script) =>
  new Promise((resolve) => {
    const began = performance.now()
    const child = spawn('npm', ['run', '--silent', script], {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.once('error', (error) => (output += error.message))
    child.once('close', (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(0)
      console.log(`${script} ${code === 0 ? 'passed' : 'FAILED'} after ${seconds} s\n${output}`)
      resolve(code === 0)
    })
  })

const passed = await Promise.all(checks.map(run))
process.exit(passed.every(Boolean) ? 0 : 1)
