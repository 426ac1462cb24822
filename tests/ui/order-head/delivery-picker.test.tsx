// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { ShellData } from '#application/queries/page-data'
import { constant } from '#application/projections/projection'
import { createMinute } from '#application/projections/minute'
import { DeliveryPicker } from '../../../ui/order-head/DeliveryPicker'
import { clockOfTimers } from '../../support/clock-of-timers'
import { createManualTimers } from '../../support/manual-timers'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'
import { drawShop, givenPages } from '../shell/given'

/** Express is offered until ten o'clock. */
const lateExpress = {
  ...shell,
  config: {
    ...shell.config,
    deliveryOptions: shell.config.deliveryOptions.map((option) =>
      option.id === 'XXX' ? { ...option, availableBetweenHours: { start: '07:00', end: '10:00' } } : option,
    ),
  },
}

describe('the choice of a delivery method', () => {
  it('[ERROR-28] says that there are technical problems and leads to the start page when no stores load', async () => {
    const withoutStores: ShellData = { ...shell, stores: [], missing: ['stores'] }
    const pages = givenPages({ shell: () => Promise.resolve(withoutStores) })
    const page = await drawShop('/kampanjer', shopWith([]), pages)
    await page.says('Kampanjer')
    await page.does(() =>
      page
        .all('button')
        .find(({ textContent }) => textContent.startsWith('Leveranssätt'))
        ?.click(),
    )
    const store = page.all('input[name=deliveryId]').find((input) => input.getAttribute('value') === 'EXH')
    await page.does(() => store?.click())

    await page.says('Vi har tekniska problem och kan inte visa butikerna.')
    expect(page.path()).toBe('/')
  })

  it('[DELIVERY-17] no longer offers express when its hours end while it is shown', async () => {
    const timers = createManualTimers()
    const minute = createMinute(clockOfTimers(timers, '2026-03-10T08:59:30Z'), timers)
    const shop = { ...shopWith([]), minute, today: constant(minute.get().day) }
    const page = await drawIn(shop, lateExpress, <DeliveryPicker shell={lateExpress} />)
    const offered = () => page.all('input[name=deliveryId]').map((input) => input.getAttribute('value'))
    expect(offered()).toContain('XXX')

    await page.does(() => timers.pass(30_000))

    expect(offered()).not.toContain('XXX')
    expect(offered()).toContain('DBI')
  })
})
