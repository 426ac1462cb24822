// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { shopWith } from '../checkout/given'
import { ballValve, drawShop } from '../shell/given'

describe('an article that is opened', () => {
  it('[TRACK-06] by a link of the shop is told of once', async () => {
    const shop = shopWith([], { known: [ballValve] })
    const page = await drawShop('/kategorier/vvs/ventiler/kulventiler', shop)
    await page.says('Produktsida')
    await page.does(() =>
      page
        .all('a')
        .find(({ textContent }) => textContent === 'Produktsida')
        ?.click(),
    )
    await page.says('Benämning')
    expect(shop.clicks()).toEqual([ballValve.articleNumber])
  })

  it('from outside is not', async () => {
    const shop = shopWith([], { known: [ballValve] })
    const page = await drawShop('/produkt/kulventil-4208103', shop)
    await page.says('Kulventil FF 1000 DN20')
    expect(shop.clicks()).toEqual([])
  })
})
