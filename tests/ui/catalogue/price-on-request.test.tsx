// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { ShownArticle } from '#domain/catalogue/shown-article'
import { BuyControls } from '../../../ui/catalogue/BuyControls'
import { valve } from '../../domain/given-articles'
import { aPrice } from '../../domain/given'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

describe('an article whose price is on request, where others can be bought', () => {
  it('[CATALOG-32] names the number to call, and has no field for a quantity', async () => {
    const variant = { ...valve, price: aPrice(0, { askForPrice: true }) }
    const article: ShownArticle = { variant, priceSource: 'own' }

    const page = await drawIn(shopWith([]), shell, <BuyControls article={article} />)

    expect(page.text()).toContain('Ring oss')
    expect(page.all('a[href^="tel:"]')).toHaveLength(1)
    expect(page.all('input, button')).toHaveLength(0)
  })
})
