// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { CartPage } from '../../../ui/cart/CartPage'
import type { FakeShop } from '../../support/fake-shop'
import { drawIn } from '../draw'
import { freightTerms, shell, shopWith } from '../checkout/given'
import { line, radiator, signedIn, valve } from '../../domain/given-articles'

const open = (shop: FakeShop) => drawIn(shop, shell, <CartPage />)

describe('the freight in the cart', () => {
  it('is shown for each delivery within its sum, with what is missing to a free one', async () => {
    const drawn = await open(shopWith([line(valve, 12), line(radiator, 1, 'EXH')], { terms: freightTerms }))
    expect(drawn.text()).toContain('1 radKöp för 378,00 kr till så blir frakten fri.')
    expect(drawn.text()).toContain('varav frakt195,00 krDelsumma2 317,80 kr')
    expect(drawn.text()).toContain('FraktfriDelsumma2 140,00 kr')
    expect(drawn.text()).toContain('varav frakt195,00 krMoms1 114,45 krSumma exkl. moms4 457,80 kr')
  })

  it('[PERM-12] is not named for a user with EJ_SE_PRISER', async () => {
    const given = { terms: freightTerms, session: signedIn(['EJ_SE_PRISER']) }
    expect((await open(shopWith([line(valve, 12)], given))).text()).not.toMatch(/frakt/i)
  })
})

it('sums of edits that no service has answered are said to be unchecked, and not once it has', async () => {
  const shop = shopWith([line(valve, 12)], { terms: freightTerms })
  const drawn = await open(shop)
  const unchecked = 'Priserna kontrolleras när ändringarna är sparade.'
  expect(drawn.text()).not.toContain(unchecked)

  await drawn.does(() => shop.serviceDoesNotAnswer())
  expect(drawn.text()).toContain(unchecked)

  await drawn.does(() => shop.serviceAnswers())
  expect(drawn.text()).not.toContain(unchecked)
})
