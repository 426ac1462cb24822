import { writeFile } from 'node:fs/promises'
import { argv, exit } from 'node:process'
import { parseArgs } from 'node:util'
import { instant } from '#domain/kernel/ids'
import { allModules } from '#application/modules/all'
import { checksum } from '#application/log/checksum'
import { writeExportedLog } from '#application/replay/exported-log'
import { proveFaults } from '../faults/prove'
import { invariants } from './invariants'
import { simulate } from './run'
import type { SimulatedSession } from './session/session'

const usage = `npm run simulate -- [--seed S] [--sessions N]   simulates N sessions from seed S on
npm run simulate -- --faults [--only NAME] [--sessions N]   proves that planted faults are found`

/** The log of a session as \`npm run replay\` opens it. */
const writeLog = async ({ seed, batches, midway }: SimulatedSession): Promise<string> => {
  const file = `simulated-session-${seed}.jsonl`
  const schemas = Object.fromEntries(Object.values(allModules).map(({ name, shape }) => [name, checksum(shape)]))
  const log = batches.length > 0 ? batches : midway
  const exportedAt = log.at(-1)?.at ?? instant('2026-03-10T08:00:00.000Z')
  const origin = { build: 'simulation', brand: 'dahl', timeZone: 'Europe/Stockholm', exportedAt } as const
  await writeFile(file, writeExportedLog({ ...origin, redaction: 'none', schemas }, log))
  return file
}

const tell = async (failed: SimulatedSession): Promise<void> => {
  console.log(`\nseed ${failed.seed} (${failed.traits}) breaks`)
  for (const { invariant, message } of failed.broken)
    console.log(`  ${invariant}: ${invariants[invariant] ?? 'an invariant of application/replay'}\n    ${message}`)
  console.log(`\nwhat happened last\n${failed.lastNotes.map((note) => `  ${note.slice(0, 160)}`).join('\n')}`)
  console.log(`\nto run it again:  npm run simulate -- --seed ${failed.seed} --sessions 1`)
  console.log(`to look at it:    npm run replay -- ${await writeLog(failed)}`)
}

const run = async (): Promise<number> => {
  const { values } = parseArgs({
    args: argv.slice(2),
    options: {
      seed: { type: 'string', default: '1' },
      sessions: { type: 'string', default: '100' },
      faults: { type: 'boolean', default: false },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const [seed, sessions] = [Number(values.seed), Number(values.sessions)]
  if (values.help || !Number.isInteger(seed) || !Number.isInteger(sessions) || sessions < 1) {
    console.log(usage)
    return values.help ? 0 : 2
  }
  if (values.faults) return proveFaults(values.only, sessions === 100 ? 1_000 : sessions)
  const { sessions: done, hash, seconds, cpuSeconds, failed } = await simulate(seed, sessions)
  console.log(
    `${done} sessions from seed ${seed}, ${(done / seconds).toFixed(1)} a second, ${((cpuSeconds * 1_000) / done).toFixed(1)} ms of CPU each`,
  )
  console.log(`trace ${hash}`)
  if (failed === undefined) return 0
  await tell(failed)
  return 1
}

exit(await run())
