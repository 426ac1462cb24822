import { describe, expect, it } from 'vitest'
import { endOnce } from '../../../ui/server/end-process'

const process = (finish: () => Promise<void> = async () => {}) => {
  const codes: number[] = []
  const lines: string[] = []
  let time = 1000
  let finishes = 0
  const end = endOnce({
    finish: () => {
      finishes += 1
      return finish()
    },
    exit: (code) => void codes.push(code),
    log: (line) => void lines.push(line),
    now: () => time,
  })
  return { end, codes, lines, finishes: () => finishes, pass: (ms: number) => void (time += ms) }
}

const never = () => new Promise<void>(() => {})
const settled = () => new Promise((resolve) => setImmediate(resolve))
const sigterm = { tag: 'Signal', name: 'SIGTERM' } as const

describe('the end of the process', () => {
  it('has code 0 after a signal, once everything is finished', async () => {
    const { end, codes } = process()
    end(sigterm)

    expect(codes).toEqual([])
    await settled()
    expect(codes).toEqual([0])
  })

  it('comes at once with a second signal, but not with the same one passed on twice', () => {
    const { end, codes, finishes, pass } = process(never)
    end(sigterm)
    pass(100)
    end(sigterm)
    expect(codes).toEqual([])
    pass(1000)
    end(sigterm)

    expect(codes).toEqual([1])
    expect(finishes()).toBe(1)
  })

  it('comes in good order when the parent process has gone', async () => {
    const { end, codes, finishes } = process()
    end({ tag: 'ParentGone' })
    end(sigterm)
    await settled()

    expect(codes).toEqual([0])
    expect(finishes()).toBe(1)
  })

  it('has code 1 after an error that nothing caught, which is logged, and finishes what is under way first', async () => {
    const { end, codes, lines, finishes } = process()
    end({ tag: 'Crash', error: new Error('unforeseen') })

    expect(codes).toEqual([])
    await settled()
    expect(codes).toEqual([1])
    expect(finishes()).toBe(1)
    expect(lines).toEqual(['An error that nothing caught ends the shop.'])
  })

  it('has code 1 when closing fails', async () => {
    const { end, codes, lines } = process(() => Promise.reject(new Error('stuck')))
    end(sigterm)
    await settled()

    expect(codes).toEqual([1])
    expect(lines).toEqual(['The shop could not be closed in good order.'])
  })
})
