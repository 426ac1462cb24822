import { describe, expect, it } from 'vitest'
import { openingNow } from '../../../ui/start/opening-now'

describe('a store at the counter', () => {
  it.each([
    ['06:30–17:00', '06:29', { tag: 'OpensLater', at: '06:30' }],
    ['06:30–17:00', '06:30', { tag: 'Open', until: '17:00' }],
    ['06:30–17:00', '16:59', { tag: 'Open', until: '17:00' }],
    ['06:30-17:00', '17:00', { tag: 'Closed' }],
    ['', '12:00', { tag: 'Closed' }],
  ])('with the hours "%s" at %s', (hours, time, expected) => {
    expect(openingNow(hours, time)).toEqual(expected)
  })
})
