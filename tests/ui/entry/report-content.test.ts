import { describe, expect, it, vi } from 'vitest'
import { reportContent } from '../../../ui/entry/report-content'

describe('[CONTENT-58] what an editor should mend', () => {
  it.each(['production', 'stage'] as const)('is told of once in %s, however often the page is read', (stage) => {
    const tell = vi.fn<(line: string) => void>()
    const report = reportContent(stage, tell)
    for (const defect of ['a', 'b', 'a']) report(defect)
    expect(tell.mock.calls).toEqual([['a'], ['b']])
  })

  it('is not told of in development', () => {
    const tell = vi.fn<(line: string) => void>()
    reportContent('development', tell)('a')
    expect(tell).not.toHaveBeenCalled()
  })

  it('is told of so often at most that the memory is bounded', () => {
    const tell = vi.fn<(line: string) => void>()
    const report = reportContent('production', tell)
    for (let count = 0; count < 5_000; count += 1) report(String(count))
    expect(tell).toHaveBeenCalledTimes(1_000)
  })
})
