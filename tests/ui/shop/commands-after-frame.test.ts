// @vitest-environment happy-dom
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { afterNextFrame, createCommandsAfterFrame, runBeforeWhatComesNext } from '../../../ui/shop/commands-after-frame'

/** Commands that wait for frames which the test draws, and what has run so far. */
const given = () => {
  const asked: (() => void)[] = []
  const ran: string[] = []
  const commands = createCommandsAfterFrame((run) => void asked.push(run))
  return {
    commands,
    ran,
    add: (name: string) => commands.add(() => void ran.push(name)),
    drawFrame: () => asked.splice(0).forEach((run) => run()),
  }
}

describe('[CART-26] commands that follow the frame that shows what they change', () => {
  it('run after it, in their order', async () => {
    const { add, ran, drawFrame } = given()
    const first = add('one')
    const second = add('two')
    expect(ran).toEqual([])

    drawFrame()

    await Promise.all([first, second])
    expect(ran).toEqual(['one', 'two'])
  })

  it('run once each and in order, whatever frames are drawn and whatever else happens between', () => {
    const step = fc.constantFrom('add', 'frame', 'runAll')
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const { add, ran, drawFrame, commands } = given()
        const added: string[] = []
        for (const [index, what] of steps.entries()) {
          if (what === 'add') {
            added.push(String(index))
            void add(String(index))
          } else if (what === 'frame') drawFrame()
          else commands.runAll()
        }
        commands.runAll()

        expect(ran).toEqual(added)
      }),
    )
  })

  it('of which one asks for another leave that one for the next frame', () => {
    const { commands, ran, drawFrame } = given()
    void commands.add(() => {
      ran.push('one')
      void commands.add(() => void ran.push('two'))
    })

    drawFrame()
    expect(ran).toEqual(['one'])
    drawFrame()
    expect(ran).toEqual(['one', 'two'])
  })

  it.each(['pointerdown', 'click', 'keydown', 'input', 'focusout', 'submit', 'visibilitychange', 'pagehide', 'freeze'])(
    'run before anything that listens to %s',
    (type) => {
      const { add, commands, ran } = given()
      const told = () => void ran.push(type)
      // The listener is there before the commands are.
      for (const target of [document, window]) target.addEventListener(type, told)
      onTestFinished(() => [document, window].forEach((target) => target.removeEventListener(type, told)))
      onTestFinished(runBeforeWhatComesNext(commands))
      void add('command')

      const target = type === 'pagehide' ? window : document
      target.dispatchEvent(new Event(type, { bubbles: true }))

      expect(ran.slice(0, 2)).toEqual(['command', type])
    },
  )

  it('run when the shop that they are for is taken down', () => {
    const { add, commands, ran } = given()
    const end = runBeforeWhatComesNext(commands)
    void add('command')

    end()

    expect(ran).toEqual(['command'])
  })
})

describe('what is to follow the next frame', () => {
  const frames: FrameRequestCallback[] = []
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw))
  })
  afterEach(() => {
    frames.length = 0
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('comes in a task of its own, once', () => {
    const run = vi.fn<() => void>()
    afterNextFrame(run)
    expect(run).not.toHaveBeenCalled()

    frames.forEach((draw) => draw(0))
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(0)
    expect(run).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1000)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('comes after 100 ms where the browser draws no frame', () => {
    const run = vi.fn<() => void>()
    afterNextFrame(run)

    vi.advanceTimersByTime(99)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('comes at once on a hidden page', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const run = vi.fn<() => void>()

    afterNextFrame(run)

    expect(run).toHaveBeenCalledTimes(1)
  })
})
