// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { ShellData } from '#application/queries/page-data'
import { CartPage } from '../../../ui/cart/CartPage'
import { DeliveryPage } from '../../../ui/checkout/delivery/DeliveryPage'
import { StoreList } from '../../../ui/order-head/StoreList'
import { line, molndal, radiator } from '../../domain/given-articles'
import { drawIn } from '../draw'
import { filledIn, shell, shopWith } from './given'

const withoutStores: ShellData = { ...shell, stores: [], missing: ['stores'] }
const toStore = () => shopWith([line(radiator, 1, 'EXH')], { forms: { EXH: filledIn } })

describe('while the stores cannot be fetched', () => {
  it('the cart still says to which store a delivery goes', async () => {
    const drawn = await drawIn(toStore(), withoutStores, <CartPage />, '/cart')

    expect(drawn.text()).toContain(`Butik ${molndal}. Namn och adress kan inte visas just nu.`)
    expect(drawn.text()).not.toContain('Ingen butik vald')
  })

  it('the delivery step says so too', async () => {
    const drawn = await drawIn(toStore(), withoutStores, <DeliveryPage />, '/delivery')

    expect(drawn.text()).toContain(`Butik ${molndal}. Namn och adress kan inte visas just nu.`)
    expect(drawn.text()).not.toContain('Ingen butik vald')
  })

  it('the list to choose a store from says that they are missing', async () => {
    const list = (
      <StoreList stores={[]} home={undefined} chosen={molndal} onChoose={() => undefined} error={undefined} />
    )
    const drawn = await drawIn(toStore(), withoutStores, list, '/')

    expect(drawn.text()).toContain('Butikerna kan inte visas just nu.')
  })
})
