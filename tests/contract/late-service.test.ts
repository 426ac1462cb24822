import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { Call } from '#application/ports/call'
import { lateService } from '#adapters/remote/late-service'

interface Doubling {
  readonly double: (value: number) => Call<number>
}

const doubling: Doubling = { double: (value) => TE.right(value * 2) }

describe('a service that is loaded late', () => {
  it('is loaded by its first call, and once', async () => {
    let loads = 0
    const late = lateService<Doubling>('order', async () => {
      loads += 1
      return doubling
    })
    const double = late((service) => service.double)
    const call = double(4)
    expect(loads).toBe(0)

    expect(await Promise.all([call(), double(5)(), call()])).toEqual([E.right(8), E.right(10), E.right(8)])
    expect(loads).toBe(1)
  })

  it('is lost where it cannot be loaded, and tried again by the next call', async () => {
    let isReachable = false
    const late = lateService<Doubling>('order', () =>
      isReachable ? Promise.resolve(doubling) : Promise.reject(new Error('no network')),
    )
    const double = late((service) => service.double)

    expect(await double(4)()).toEqual(E.left({ tag: 'Lost', service: 'order', status: undefined }))
    isReachable = true
    expect(await double(4)()).toEqual(E.right(8))
  })
})
