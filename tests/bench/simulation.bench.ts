import { beforeAll, expect, it } from 'vitest'
import { buildSimulator, simulated } from '../simulation/simulated'
import { pairedRatio, report } from './figure'

const SESSIONS = 300
const ROUNDS = 3

beforeAll(async () => {
  await buildSimulator()
})

/** Sessions a second and milliseconds of CPU a session, as the simulator tells them. */
const speedFrom = async (seed: number): Promise<{ readonly aSecond: number; readonly cpuMs: number }> => {
  const { failed, text } = await simulated(seed, SESSIONS)
  expect(failed, text).toBe(false)
  const [, aSecond, cpuMs] = /([\d.]+) a second, ([\d.]+) ms of CPU each/.exec(text) ?? []
  return { aSecond: Number(aSecond), cpuMs: Number(cpuMs) }
}

/** Processes at once, each with sessions of its own. */
const speedOf = async (processes: number): Promise<{ readonly aSecond: number; readonly cpuMs: number }> => {
  const speeds = await Promise.all(Array.from({ length: processes }, (_one, index) => speedFrom(1 + index * SESSIONS)))
  return {
    aSecond: speeds.reduce((sum, { aSecond }) => sum + aSecond, 0),
    cpuMs: speeds.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / processes,
  }
}

it('simulated sessions', async (context) => {
  const cpuMs: number[] = []
  const measured = async (processes: number): Promise<number> => {
    const speed = await speedOf(processes)
    if (processes === 1) cpuMs.push(speed.cpuMs)
    return speed.aSecond
  }
  const { ratio, a, b } = await pairedRatio(
    ROUNDS,
    () => measured(2),
    () => measured(1),
  )
  report(context, {
    name: `simulated sessions a second in two processes / in one, ${SESSIONS} sessions each with the start of the program`,
    ratio,
    of: `${a.toFixed(1)} / ${b.toFixed(1)} a second; ${Math.min(...cpuMs).toFixed(1)} ms of CPU a session alone`,
  })
})
