import { describe, expect, it } from 'vitest'
import { brandCodes, type BrandCode } from '#domain/kernel/brand-code'
import { campaignData } from '#adapters/embedded/demo-data/campaigns'
import { wholeCatalogue } from '../support/whole-catalogue'
import { fact, groupedBy, kindOf, type ArticleRules, type Goods, type ProductRules } from './goods'
import { chemicalRules } from './rules/chemicals'
import { electricalAndToolRules } from './rules/electrical-and-tools'
import { heatAndWaterRules } from './rules/heat-and-water'
import { namingRules } from './rules/naming'
import { pipeAndFittingRules } from './rules/pipes-and-fittings'
import { productRules as generalProductRules } from './rules/products'
import { sellingRules } from './rules/selling'
import { tilingProductRules, tilingRules } from './rules/tiling'

/** As large as the shop makes it when nobody says otherwise. */
const CATALOGUE_SIZE = 20_000
const MOST_TOLD = 5

const { products, articles } = wholeCatalogue(CATALOGUE_SIZE)
const productOf = new Map(products.map((product) => [product.productId, product]))
const all: readonly Goods[] = articles.flatMap((article) => {
  const product = productOf.get(article.productId)
  return product === undefined ? [] : [{ article, product }]
})
const byProduct: readonly (readonly Goods[])[] = [...groupedBy(all, ({ product }) => product.productId).values()]

const told = (goods: readonly Goods[]): readonly string[] =>
  goods.slice(0, MOST_TOLD).map(({ article }) => `${article.articleNumber} ${article.name}`)

const articleRules: ArticleRules = {
  ...namingRules,
  ...pipeAndFittingRules,
  ...heatAndWaterRules,
  ...electricalAndToolRules,
  ...chemicalRules,
  ...tilingRules,
  ...sellingRules,
}
const productRules: ProductRules = { ...generalProductRules, ...tilingProductRules }

describe('every article of the catalogue agrees with the trade:', () => {
  it('by at least 60 rules', () => {
    expect(Object.keys(articleRules).length + Object.keys(productRules).length).toBeGreaterThanOrEqual(60)
  })

  it.each(Object.entries(articleRules))('%s', (_sentence, { appliesTo, holds, planted }) => {
    const concerned = all.filter(appliesTo)
    const [first] = concerned
    expect(first, 'the rule is about no article').toBeDefined()
    if (first === undefined) return
    expect(told(concerned.filter((goods) => !holds(goods)))).toEqual([])
    expect(holds(planted(first)), 'the rule does not notice a contradiction').toBe(false)
  })

  it.each(Object.entries(productRules))('%s', (_sentence, { appliesTo, holds, planted }) => {
    const concerned = byProduct.filter(appliesTo)
    const [first] = concerned
    expect(first, 'the rule is about no product').toBeDefined()
    if (first === undefined) return
    expect(told(concerned.filter((goods) => !holds(goods)).flat())).toEqual([])
    expect(holds(planted(first)), 'the rule does not notice a contradiction').toBe(false)
  })
})

const repeated = (values: readonly string[]): readonly string[] => {
  const seen = new Set<string>()
  return values.filter((value) => seen.size === seen.add(value).size)
}

describe('the catalogue as a whole', () => {
  it('names every product differently', () => {
    expect(repeated(products.map(({ name }) => name))).toEqual([])
    expect(repeated(['Kulventil', 'Kulventil'])).toEqual(['Kulventil'])
  })

  it('gives a product line to one make of a family, and calls nothing else by its name', () => {
    const makes = groupedBy(
      products.filter(({ line = '' }) => line !== ''),
      ({ family, line }) => `${family} ${line}`,
    )
    expect([...makes.values()].filter((own) => new Set(own.map(({ brand }) => brand)).size > 1)).toEqual([])
    const words = new Set(all.flatMap((goods) => `${kindOf(goods)} ${goods.product.brand}`.toLowerCase().split(' ')))
    expect(products.filter(({ line = '' }) => words.has(line.toLowerCase())).map(({ name }) => name)).toEqual([])
  })

  it('replaces a discontinued article by one of its family and dimension', () => {
    const known = new Map(all.map((goods) => [goods.article.articleNumber, goods]))
    const pairs = all.flatMap((goods) => {
      const other = known.get(goods.article.replacedBy ?? '')
      return other === undefined ? [] : [[goods, other] as const]
    })
    expect(pairs.length).toBeGreaterThan(100)
    const unlike = pairs.filter(
      ([one, other]) => one.product.family !== other.product.family || fact(one, 'DN') !== fact(other, 'DN'),
    )
    expect(unlike.map(([one, other]) => `${one.article.name} by ${other.article.name}`)).toEqual([])
  })

  it('runs each offer for two to six weeks, those of one brand not to the same day', () => {
    const offers = campaignData.filter(({ isAssortment }) => !isAssortment)
    const lengths = offers.map(({ runs }) => (runs.until ?? Number.POSITIVE_INFINITY) - runs.from)
    expect(lengths.filter((days) => days < 14 || days > 42)).toEqual([])
    const endsAt = (brand: BrandCode) =>
      offers.filter((offer) => (offer.brand ?? brand) === brand).map(({ runs }) => String(runs.until))
    expect(brandCodes.flatMap((brand) => repeated(endsAt(brand)))).toEqual([])
  })

  it('has articles for every offer and assortment', () => {
    const fitting = campaignData.filter(({ fits }) => all.some(({ article, product }) => fits(article, product)))
    expect(fitting.map(({ slug }) => slug)).toEqual(campaignData.map(({ slug }) => slug))
  })

  it('has another number of articles in each offer and each assortment that a brand shows', () => {
    const sizesOf = (brand: BrandCode) =>
      campaignData
        .filter((one) => (one.brand ?? brand) === brand)
        .map(({ fits, most }) =>
          String(Math.min(most, all.filter(({ article, product }) => fits(article, product)).length)),
        )
    expect(brandCodes.flatMap((brand) => repeated(sizesOf(brand)))).toEqual([])
  })

  it('states the discount of every offer of lower prices', () => {
    const offers = campaignData.filter(({ isAssortment, id }) => !isAssortment && /^K-1(?:0[1-5]|[2-4]\d)$/.test(id))
    expect(offers.length).toBe(14)
    expect(offers.filter(({ description }) => !/\d+ procent/.test(description))).toEqual([])
  })
})
