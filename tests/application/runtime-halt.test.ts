import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Tabs } from '#application/ports/tabs'
import { counterModule } from '../support/counter-module'
import { createWorld, openTab, settled } from '../support/counter-tab'
import { givenTab, put } from '../support/given-tab'
import { damagedText } from '../support/memory-event-log'

describe('a log that holds what the code cannot read', () => {
  it('halts its stream, which answers so, and keeps the bytes', async () => {
    const world = createWorld()
    const first = await givenTab(world, 'a')
    first.counter.dispatch(put('x', 1))
    await settled()
    first.runtime.stop()
    world.store.texts.push(
      ...world.store.texts.map((text) => text.replaceAll('"version":1', '"version":2').replace('"a2"', '"a9"')),
    )
    const before = [...world.store.texts]

    const { counter, runtime, started } = openTab(world, 'b')
    await started
    const answer = counter.dispatch(put('x', 5))
    await settled()

    expect(runtime.halted.get()).toEqual(['counter:1'])
    expect(answer).toEqual(E.left({ tag: 'Halted', reason: 'unreadable' }))
    expect(counter.state.get().values).toEqual({ x: 1 })
    expect(world.store.texts).toEqual(before)
    expect(world.remote.requests).toEqual([])
  })
})

describe('a log with a damaged batch', () => {
  it('halts the streams of that batch and no other', async () => {
    const world = createWorld()
    world.store.texts.push(damagedText('counter:1'))

    const { counter, runtime, started } = openTab(world, 'a')
    const other = runtime.stream(counterModule(world.remote), 'counter:2')
    await started

    expect(counter.dispatch(put('x', 5))).toEqual(E.left({ tag: 'Halted', reason: 'unreadable' }))
    expect(E.isRight(other.dispatch(put('x', 5)))).toBe(true)
    expect(runtime.halted.get()).toEqual(['counter:1'])
  })

  it('halts a stream that is opened after the batch was read', async () => {
    const world = createWorld()
    world.store.texts.push(damagedText('counter:2'))
    const { runtime, started } = openTab(world, 'a')
    await started

    const late = runtime.stream(counterModule(world.remote), 'counter:2')

    expect(late.dispatch(put('x', 5))).toEqual(E.left({ tag: 'Halted', reason: 'unreadable' }))
  })
})

describe('a tab that may not work, since another one does', () => {
  it('shows what the log has, and takes no command', async () => {
    const world = createWorld()
    const first = await givenTab(world, 'a')
    const shut = openTab(
      { ...world, browser: { ...world.browser, open: (id) => shutTab(world.browser.open(id)) } },
      'b',
    )
    await shut.started

    first.counter.dispatch(put('x', 3))
    await settled()

    expect(shut.counter.dispatch(put('x', 5))).toEqual(E.left({ tag: 'Halted', reason: 'openElsewhere' }))
    expect(shut.counter.state.get().values).toEqual({ x: 3 })
    expect(shut.runtime.haltOfTab.get()).toBe('openElsewhere')
  })
})

const shutTab = (tabs: Tabs): Tabs => ({
  ...tabs,
  whenLeader: (_lead, _follow, shut) => {
    shut()
    return () => undefined
  },
})
