// @vitest-environment happy-dom
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import * as TE from 'fp-ts/TaskEither'
import type { ShopQueries } from '#application/shop/shop-queries'
import { useDeliveryDays } from '../../../ui/shop/delivery-days'
import { signedIn } from '../../domain/given-articles'
import { shell, shopWith } from '../checkout/given'
import { withQueries } from '../../support/arrived-shop'
import { drawIn } from '../draw'

/** A shop that counts how often the delivery dates are asked for, and for how many of them nobody waits any more. */
const counted = (given: ReturnType<typeof shopWith>) => {
  const signals: (AbortSignal | undefined)[] = []
  const deliveryDates: ShopQueries['deliveryDates'] = (options) => {
    signals.push(options?.signal)
    return TE.right([])
  }
  return { shop: withQueries(given, { deliveryDates }), signals }
}

const Days = () => <p>{useDeliveryDays().earliest('DBI')}</p>

describe('delivery dates', () => {
  it('are asked for once by the order head and the page that both show days', async () => {
    const { shop, signals } = counted(shopWith([]))

    await drawIn(
      shop,
      shell,
      <>
        <Days />
        <Days />
      </>,
    )

    expect(signals).toHaveLength(1)
  })

  it('are asked for again for another customer, and the call for the customer before is given up', async () => {
    const fake = shopWith([])
    const { shop, signals } = counted(fake)
    const drawn = await drawIn(shop, shell, <Days />)
    const session = signedIn()
    if (session.tag !== 'Authenticated') throw new Error('nobody is logged in')

    await drawn.does(() => fake.setSession({ ...session, context: undefined }))
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
    await drawn.does(() => fake.setSession(session))

    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
  })

  it('are given up when the last view that shows them goes', async () => {
    const { shop, signals } = counted(shopWith([]))
    const Closing = () => {
      const [open, setOpen] = useState(true)
      return (
        <>
          <button type="button" onClick={() => setOpen(false)}>
            Stäng
          </button>
          {open && <Days />}
        </>
      )
    }
    const drawn = await drawIn(shop, shell, <Closing />)

    await drawn.press('Stäng')

    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  })
})
