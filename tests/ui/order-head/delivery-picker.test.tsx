// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { constant } from '#application/projections/projection'
import { createMinute } from '#application/projections/minute'
import { DeliveryPicker } from '../../../ui/order-head/DeliveryPicker'
import { clockOfTimers } from '../../support/clock-of-timers'
import { createManualTimers } from '../../support/manual-timers'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

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
