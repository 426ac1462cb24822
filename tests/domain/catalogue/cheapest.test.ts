import { describe, expect, it } from 'vitest'
import { cheapestOf, type ShownArticle } from '#domain/catalogue/shown-article'
import { aPrice } from '../given'
import { article } from '../given-articles'

const own = (variant: ShownArticle['variant']): ShownArticle => ({ variant, priceSource: 'own' })

describe('the price that a product begins at', () => {
  it('is the least that is known', () => {
    const dear = own(article('1', 'A', 200))
    const cheap = own(article('2', 'B', 80))
    const unknown = own(article('3', 'C', 10, { price: undefined }))
    const onRequest = own(article('4', 'D', 0, { price: { ...aPrice(0), askForPrice: true } }))

    expect(cheapestOf([dear, unknown, cheap, onRequest])).toBe(cheap)
    expect(cheapestOf([unknown, onRequest])).toBeUndefined()
  })
})
