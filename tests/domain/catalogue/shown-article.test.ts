import { describe, expect, it } from 'vitest'
import { shownArticle } from '#domain/catalogue/shown-article'
import { article } from '../given-articles'

const small = article('1', 'Kulventil 1', 100)

describe('whose price is shown', () => {
  const own = article('1', 'Kulventil 1', 80)

  it('is the public one for a visitor', () => {
    expect(shownArticle(small, { status: 'public', of: () => undefined })).toEqual({
      variant: small,
      priceSource: 'public',
    })
  })

  it('is never a public one for a user: not while waiting, not after a fault, not where there is none', () => {
    expect(shownArticle(small, { status: 'loading', of: () => undefined }).priceSource).toBe('waiting')
    expect(shownArticle(small, { status: 'failed', of: () => own }).variant.price).toBeUndefined()
    expect(shownArticle(small, { status: 'own', of: () => undefined }).variant.price).toBeUndefined()
    expect(shownArticle(small, { status: 'own', of: () => own }).variant.price).toEqual(own.price)
  })
})
