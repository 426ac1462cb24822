import { fc, test } from '@fast-check/vitest'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { instant } from '#domain/kernel/ids'
import { epochMsOf } from '#domain/kernel/instant'

const between = { min: new Date('1971-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }

describe('the milliseconds of an instant', () => {
  test.prop([fc.date(between)])('are those that the platform reads', (date) => {
    expect(epochMsOf(instant(date.toISOString()))).toEqual(O.some(date.getTime()))
  })

  it.each(['2026-03-10T09:30:00+01:00', '2026-03-10T09:30:00-05:30', '2026-03-10T09:30Z'])(
    'count the offset that is written: %s',
    (text) => expect(epochMsOf(instant(text))).toEqual(O.some(Date.parse(text))),
  )

  it.each(['', '2026-02-30T09:30:00Z', 'in a while'])('are none for %j', (text) => {
    expect(epochMsOf(instant(text))).toEqual(O.none)
  })
})
