// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { BuyControls } from '../../../ui/catalogue/BuyControls'
import { valve } from '../../domain/given-articles'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

describe('[CART-27] a quantity that is written with its unit beside an article', () => {
  const open = async (text: string) => {
    const shop = shopWith([])
    const drawn = await drawIn(shop, shell, <BuyControls article={{ variant: valve, priceSource: 'own' }} />)
    await drawn.type(/^antal/, text)
    await drawn.press('Lägg till Kulventil FF 1000 DN20 i varukorgen')
    return { drawn, added: shop.asked.flatMap((effect) => (effect.type === 'AddItems' ? effect.items : [])) }
  }

  it('goes into the cart as that number', async () => {
    const { added } = await open('12 st')
    expect(added).toMatchObject([{ articleNumber: '4208103', quantity: 12 }])
  })

  it('stays out of the cart where the article is sold in another one, which is named', async () => {
    const { drawn, added } = await open('12 m')
    expect(added).toEqual([])
    expect(drawn.text()).toContain('Säljs i st, inte m.')
  })
})
