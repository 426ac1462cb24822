// Reads one file as the server does, in the built thread, and says what came of it and what it cost.
// node child-reader.mjs FILE: the most memory of the process is in kilobytes.
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

const [, , script, file, heap] = process.argv
const bytes = new Uint8Array(readFileSync(file))
const worker = new Worker(script, {
  workerData: { kind: 'read', bytes },
  resourceLimits: { maxOldGenerationSizeMb: Number(heap) },
})
/** Not by `resourceUsage`, which counts what the parent had when it started this process. */
const mostKilobytes = () => Number(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1])
/** Time of the processors for the whole process: a machine that does much else makes it no longer. */
const milliseconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const say = (outcome) => {
  console.log(JSON.stringify({ outcome, ms: milliseconds(), mostKilobytes: mostKilobytes() }))
  process.exit(0)
}
worker.on('message', (message) => {
  if (message.kind !== 'read') return
  const { result } = message
  say(result._tag === 'Left' ? result.left.tag : `${result.right.rows.length} rows`)
})
worker.on('error', (error) => say(error.code))
