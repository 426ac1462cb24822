import * as fc from 'fast-check'
import { describe, it, expect } from 'vitest'
import { createWorld, type CounterTab, settled, type World } from '../support/counter-tab'
import { answerAll, givenTab, put, told } from '../support/given-tab'
import { storedBatches } from '../support/memory-event-log'
import { heardIn, putAhead, storedCommands } from '../support/written-ahead'

type Step = 'ahead' | 'twoAhead' | 'carryOut' | 'dispatch' | 'settle' | 'answer' | 'leave' | 'comeBack'

const usual: readonly Step[] = ['ahead', 'ahead', 'twoAhead', 'carryOut', 'dispatch', 'settle']

const stepsOf = (more: readonly Step[]) => fc.array(fc.constantFrom(...usual, ...more), { maxLength: 20 })

/** What listeners heard and saw, and what was called and stored. */
interface Run {
  readonly world: World
  readonly tab: CounterTab
  readonly heard: readonly string[]
  readonly seen: readonly string[]
  /** The value that was last written ahead, which no death of the page may lose. */
  readonly ahead: () => number
}

/** Does the steps in a new tab, each change with the next number. `isAhead`: as they are named, or all as plain dispatches. */
const runOf = async (taken: readonly Step[], isAhead: boolean): Promise<Run> => {
  const world = createWorld()
  const tab = await givenTab(world, 'a', undefined, { waitMs: 0 })
  const heard: string[] = []
  const seen: string[] = []
  tab.counter.events.subscribe(({ event }) => heard.push(JSON.stringify(event)))
  tab.counter.state.subscribe(() => seen.push(JSON.stringify(tab.counter.state.get())))
  let last = 0
  let ahead = 0
  let carryOut = (): void => undefined
  const dispatchNext = (): void => void tab.counter.dispatch(put(`of ${(last += 1) % 2}`, last))
  const write = (dispatch: () => void): void => {
    if (isAhead) carryOut = tab.runtime.writeAhead(dispatch)
    else dispatch()
    ahead = last
  }
  const acts: Readonly<Record<Step, () => void | Promise<void>>> = {
    ahead: () => write(dispatchNext),
    twoAhead: () => write(() => [1, 2].forEach(dispatchNext)),
    carryOut: () => carryOut(),
    dispatch: dispatchNext,
    settle: settled,
    answer: () => world.remote.open()[0]?.answer(told),
    leave: tab.pageLife.leave,
    comeBack: tab.pageLife.comeBack,
  }
  for (const step of taken) await acts[step]()
  return { world, tab, heard, seen, ahead: () => ahead }
}

const isWithin = (part: readonly string[], whole: readonly string[]): boolean => {
  const [first, ...rest] = part
  if (first === undefined) return true
  const at = whole.indexOf(first)
  return at >= 0 && isWithin(rest, whole.slice(at + 1))
}

/** What decisions depend on besides, their position in the log at that time, is what the log had by then. */
const recordsIn = (world: World) => storedBatches(world.store).map(({ id, records }) => ({ id, records }))

describe('the order of what is published', () => {
  it('is that of the commands, of which each carries out those before it', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    const heard = heardIn(tab)

    const first = putAhead(tab, 'x', 1)
    const second = putAhead(tab, 'x', 2)
    expect(heard).toEqual(['x=1'])
    tab.counter.dispatch(put('y', 3))
    expect(heard).toEqual(['x=1', 'x=2', 'y=3'])
    second()
    first()
    await settled()

    expect(heard).toEqual(['x=1', 'x=2', 'y=3'])
    expect(storedCommands(world)).toMatchObject([{ value: 1 }, { value: 2 }, { value: 3 }])
  })

  it('is kept when a listener dispatches', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    tab.counter.events.subscribe(({ event }) => {
      if (event.type === 'WasPut' && event.counter === 'x') tab.counter.dispatch(put('y', event.value * 2))
    })
    const heard = heardIn(tab)

    const carryOut = tab.runtime.writeAhead(() => [1, 2].forEach((value) => tab.counter.dispatch(put('x', value))))
    expect(heard).toEqual([])
    carryOut()
    await settled()

    expect(heard).toEqual(['x=1', 'x=2', 'y=2', 'y=4'])
    expect(storedCommands(world)).toMatchObject([1, 2, 2, 4].map((value) => ({ value })))
  })

  it('is kept when a listener writes ahead', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    const heard = heardIn(tab)
    let carryOutY = (): void => undefined
    tab.counter.events.subscribe(({ event }) => {
      if (event.type === 'WasPut' && event.counter === 'x') carryOutY = putAhead(tab, 'y', 2)
    })

    tab.counter.dispatch(put('x', 1))
    expect(heard).toEqual(['x=1'])
    carryOutY()

    expect(heard).toEqual(['x=1', 'y=2'])
  })

  it('puts an answer behind it', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    tab.counter.dispatch(put('x', 1))
    tab.runtime.flush()
    await settled()
    const heard: string[] = []
    tab.counter.events.subscribe(({ event }) => heard.push(event.type))

    const carryOut = putAhead(tab, 'x', 2)
    world.remote.next().answer(told)
    await settled()
    expect(heard).toEqual(['WasPut', 'WasConfirmed'])
    carryOut()

    expect(heard).toEqual(['WasPut', 'WasConfirmed'])
  })
})

describe('whatever is written ahead, and whenever it is carried out', () => {
  it('is heard of and stored in the order of plain dispatches', () =>
    fc.assert(
      // Which calls replace others depends on when batches are stored, so none is answered meanwhile.
      fc.asyncProperty(stepsOf([]), async (taken) => {
        const [ahead, plain] = await Promise.all([runOf([...taken, 'carryOut'], true), runOf(taken, false)])
        await settled()

        expect(ahead.heard).toEqual(plain.heard)
        expect(ahead.seen.at(-1)).toEqual(plain.seen.at(-1))
        // The states within one decision are published as one.
        expect(isWithin(ahead.seen, plain.seen)).toBe(true)
        if (!taken.includes('twoAhead')) expect(ahead.seen).toEqual(plain.seen)
        expect(recordsIn(ahead.world)).toEqual(recordsIn(plain.world))

        for (const { tab, world } of [ahead, plain]) {
          await answerAll(world)
          await tab.runtime.idle()
          expect(tab.counter.state.get().pending).toEqual([])
          expect(world.journal.texts.size).toBe(0)
        }
        expect(ahead.tab.counter.state.get().values).toEqual(plain.tab.counter.state.get().values)
      }),
    ))

  it('is left to the next tab by a page that dies at any moment', () =>
    fc.assert(
      fc.asyncProperty(stepsOf(['answer', 'leave', 'comeBack']), fc.nat({ max: 8 }), async (taken, turns) => {
        const { world, tab, ahead } = await runOf(taken, true)
        for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
        tab.die()
        await settled()

        const next = await givenTab(world, 'b', undefined, { waitMs: 0 })

        expect(Math.max(0, ...Object.values(next.counter.state.get().values).map(Number))).toBeGreaterThanOrEqual(
          ahead(),
        )
        await answerAll(world)
        await next.runtime.idle()
        expect(next.counter.state.get().pending).toEqual([])
        expect(world.journal.texts.size).toBe(0)
      }),
    ))
})
