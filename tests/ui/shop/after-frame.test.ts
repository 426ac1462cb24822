// @vitest-environment happy-dom
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { afterNextFrame, createAfterFrame, runBeforeWhatComesNext } from '../../../ui/shop/after-frame'

/** What waits for frames which the test draws, and what has run so far. */
const given = () => {
  const asked: (() => void)[] = []
  const ran: string[] = []
  const afterFrame = createAfterFrame((run) => void asked.push(run))
  return {
    afterFrame,
    ran,
    add: (name: string) => afterFrame.add(() => void ran.push(name)),
    drawFrame: () => asked.splice(0).forEach((run) => run()),
  }
}

describe('[CART-26] what waits for the next frame', () => {
  it('runs after it, in its order', async () => {
    const { add, ran, drawFrame } = given()
    const first = add('one')
    const second = add('two')
    expect(ran).toEqual([])

    drawFrame()

    await Promise.all([first, second])
    expect(ran).toEqual(['one', 'two'])
  })

  it('runs once each and in order, whatever frames are drawn and whatever else happens between', () => {
    const step = fc.constantFrom('add', 'frame', 'runAll')
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const { add, ran, drawFrame, afterFrame } = given()
        const added: string[] = []
        for (const [index, what] of steps.entries()) {
          if (what === 'add') {
            added.push(String(index))
            void add(String(index))
          } else if (what === 'frame') drawFrame()
          else afterFrame.runAll()
        }
        afterFrame.runAll()

        expect(ran).toEqual(added)
      }),
    )
  })

  it('and adds more leaves that for the frame after', () => {
    const { afterFrame, ran, drawFrame } = given()
    void afterFrame.add(() => {
      ran.push('one')
      void afterFrame.add(() => void ran.push('two'))
    })

    drawFrame()
    expect(ran).toEqual(['one'])
    drawFrame()
    expect(ran).toEqual(['one', 'two'])
  })

  it.each(['pointerdown', 'click', 'keydown', 'input', 'focusout', 'submit', 'visibilitychange', 'pagehide', 'freeze'])(
    'runs before anything that listens to %s',
    (type) => {
      const { add, afterFrame, ran } = given()
      const told = () => void ran.push(type)
      // The listener is there before those of the shop.
      for (const target of [document, window]) target.addEventListener(type, told)
      onTestFinished(() => [document, window].forEach((target) => target.removeEventListener(type, told)))
      onTestFinished(runBeforeWhatComesNext(afterFrame))
      void add('waiting')

      const target = type === 'pagehide' ? window : document
      target.dispatchEvent(new Event(type, { bubbles: true }))

      expect(ran.slice(0, 2)).toEqual(['waiting', type])
    },
  )

  it('runs when the shop that it is for is taken down', () => {
    const { add, afterFrame, ran } = given()
    const end = runBeforeWhatComesNext(afterFrame)
    void add('waiting')

    end()

    expect(ran).toEqual(['waiting'])
  })
})

describe('the task after the next frame', () => {
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
