import { expect, it } from 'vitest'
import { addDays } from '#domain/kernel/calendar-date'
import { articleNumber, invoiceNumber, orderNumber } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { statusOf } from '#domain/order/order-status'
import { brandConfigs } from '#adapters/embedded/config/brand-config'
import { demoHistories } from '#adapters/embedded/demo-data/accounts/demo-histories'
import { madeLife } from '#adapters/embedded/demo-data/accounts/made-life'
import { instantOf } from '#adapters/embedded/order-history/order-clock'

const [day] = brandConfigs.dahl.extraNonDeliveryDays
const [history] = demoHistories

it('an order of the demo is cancelled before it is picked, also on a day when nothing is delivered', async () => {
  if (day === undefined || history === undefined) throw new Error('there is no such day or customer')
  const placedAt = instantOf({ day, timeOfDay: '10:00' })
  const requestedDay = addDays(day, 1)
  const life = await madeLife(
    {
      ...{ history, placedAt, requestedDay, deliveryId: 'DBI', fate: 'cancelled' },
      ...{ buyer: { userId: '', reference: '' }, projectId: '', goodsMark: '', destination: undefined, lines: [] },
    },
    { orderNumber: orderNumber('7200001'), brand: 'dahl', requestedDay },
    {
      lines: [
        { articleNumber: articleNumber('4208103'), name: 'Kulventil', label: '', quantity: 3, total: money(300) },
      ],
      freight: money(0),
    },
    instantOf({ day: addDays(day, 30), timeOfDay: '10:00' }),
    { order: async () => orderNumber('7200002'), invoice: async () => invoiceNumber('1') },
  )
  expect(statusOf(life.order)).toBe('cancelled')
})
