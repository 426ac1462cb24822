import { describe, expect, it } from 'vitest'
import { slugPath } from '#adapters/embedded/catalogue/category-path'
import { categories } from '#adapters/embedded/demo-data/catalogue/departments'
import { wholeCatalogue } from '../support/whole-catalogue'
import { isEan } from '#domain/catalogue/article-numbers'
import { families } from '../../ui/illustrations/families'

/** As large as the shop makes it when nobody says otherwise. */
const { products, articles } = wholeCatalogue(20_000)

const isOre = (amount: number): boolean => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6
const repeated = (values: readonly string[]): readonly string[] => {
  const seen = new Set<string>()
  return values.filter((value) => seen.size === seen.add(value).size)
}

describe('every article of the whole catalogue', () => {
  it('has numbers that check and that no other has', () => {
    expect(articles.filter(({ ean }) => !isEan(ean)).map(({ ean }) => ean)).toEqual([])
    expect(repeated(articles.map(({ ean }) => ean))).toEqual([])
    expect(repeated(articles.map(({ articleNumber }) => articleNumber))).toEqual([])
    expect(repeated(articles.map(({ slug }) => slug))).toEqual([])
    expect(repeated(articles.map(({ supplierNumber }) => supplierNumber))).toEqual([])
  })

  it('has positive prices in whole öre, the surcharge and the campaign below them', () => {
    const amounts = articles.flatMap(({ listPrice, campaignPrice, brackets }) => [
      listPrice,
      ...(campaignPrice === null ? [] : [campaignPrice]),
      ...brackets.map((bracket) => bracket.listPrice),
    ])
    expect(amounts.filter((amount) => amount <= 0 || !isOre(amount))).toEqual([])
    expect(articles.filter(({ alloyingPrice }) => alloyingPrice < 0 || !isOre(alloyingPrice))).toEqual([])
    expect(articles.filter(({ alloyingPrice, listPrice }) => alloyingPrice >= listPrice)).toEqual([])
    expect(articles.filter(({ campaignPrice, listPrice }) => (campaignPrice ?? 0) >= listPrice)).toEqual([])
  })

  it('costs less by the piece the more are bought', () => {
    const broken = articles.filter(({ listPrice, brackets }) => {
      const steps = [{ fromQuantity: 1, listPrice }, ...brackets]
      return steps.some((step, index) => {
        const before = steps[index - 1]
        return before !== undefined && (step.fromQuantity <= before.fromQuantity || step.listPrice >= before.listPrice)
      })
    })
    expect(broken.map(({ articleNumber }) => articleNumber)).toEqual([])
  })

  it('is sold in positive multiples', () => {
    expect(articles.filter(({ orderMultiple }) => orderMultiple <= 0)).toEqual([])
  })

  it('is replaced, if at all, by one that is sold, and replaces few', () => {
    const sold = new Set(articles.filter((one) => !one.discontinued).map(({ articleNumber }) => articleNumber))
    const replacements = articles.flatMap(({ replacedBy }) => (replacedBy === null ? [] : [replacedBy]))
    const discontinued = articles.filter((one) => one.discontinued)
    expect(replacements.filter((number) => !sold.has(number))).toEqual([])
    expect(articles.filter((one) => !one.discontinued && one.replacedBy !== null)).toEqual([])
    expect(replacements.length).toBeGreaterThan(discontinued.length * 0.8)
    const replaced = new Map<string, number>()
    for (const number of replacements) replaced.set(number, (replaced.get(number) ?? 0) + 1)
    expect(Math.max(...replaced.values())).toBeLessThanOrEqual(3)
  })

  it('has a product, and that a drawing of its own and a category that exists', () => {
    const known = new Set(products.map(({ productId }) => productId))
    expect(articles.filter(({ productId }) => !known.has(productId))).toEqual([])
    expect(products.filter(({ family }) => !Object.hasOwn(families, family))).toEqual([])
    const slugs = new Set(categories.map(({ slug }) => slug))
    expect(products.filter(({ category }) => !slugs.has(category))).toEqual([])
  })

  it('leaves no category empty', () => {
    const filled = new Set(products.flatMap(({ category }) => slugPath(category)))
    expect(categories.filter(({ slug }) => !filled.has(slug)).map(({ slug }) => slug)).toEqual([])
  })
})
