// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { CartPage } from '../../../ui/cart/CartPage'
import { line, valve } from '../../domain/given-articles'
import { freightTerms, shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

const expressInTheMorning = {
  ...shell,
  config: {
    ...shell.config,
    deliveryOptions: shell.config.deliveryOptions.map((option) =>
      option.id === 'XXX' ? { ...option, availableBetweenHours: { start: '07:00', end: '10:00' } } : option,
    ),
  },
}

describe('a line whose delivery cannot be chosen now', () => {
  it('says between which hours it can', async () => {
    const shop = shopWith([line(valve, 1, 'XXX')], { terms: { ...freightTerms, available: ['DBI', 'EXH'] } })

    const drawn = await drawIn(shop, expressInTheMorning, <CartPage />)

    expect(drawn.text()).toContain('Expressutkörning går inte att välja just nu.')
    expect(drawn.text()).toContain('Den kan väljas 07.00–10.00 på leveransdagar.')
  })
})
