import { lineArticle, type LineArticle } from '#domain/cart/line-article'
import type { Variant } from '#domain/catalogue/variant'
import { articleNumber, locationId } from '#domain/kernel/ids'
import { aPrice, aStock, aVariant } from '../../../domain/given'

/** An article as its service has it: the price in ten-thousandths of a krona per sales unit, and the stock. */
export interface ServiceArticle {
  readonly number: string
  readonly multiple: number
  price: number
  stock: number
}

/** Odd prices and multiples, by which sums of binary fractions show their faults. */
const firstArticles: readonly ServiceArticle[] = [
  { number: '1000001', multiple: 1, price: 123_500, stock: 30 },
  { number: '1000002', multiple: 1, price: 999_950, stock: 40 },
  { number: '1000003', multiple: 5, price: 33_333, stock: 100 },
  { number: '1000004', multiple: 0.5, price: 20_150, stock: 300 },
  { number: '1000005', multiple: 10, price: 1_050, stock: 20_000 },
  { number: '1000006', multiple: 1, price: 45_678_900, stock: 3 },
]

/** Where the goods of each delivery lie. */
export const placeOf = (delivery: string): string => (delivery === 'EXH' || delivery === 'EXB' ? 'S1' : 'C1')

export interface Catalogue {
  readonly articles: readonly ServiceArticle[]
  readonly find: (number: string) => ServiceArticle | undefined
  readonly multipleOf: (number: string) => number | undefined
  /** As a page has it, and as a line of a cart keeps it, with the present price and stock. */
  readonly variantOf: (number: string, delivery: string) => Variant | undefined
  readonly lineArticleOf: (number: string, delivery: string) => LineArticle | undefined
}

export const createCatalogue = (): Catalogue => {
  const articles = firstArticles.map((article) => ({ ...article }))
  const byNumber = new Map(articles.map((article) => [article.number, article]))
  const made = new Map<string, { readonly variant: Variant; readonly line: LineArticle }>()

  const shown = (number: string, delivery: string) => {
    const article = byNumber.get(number)
    if (article === undefined) return undefined
    const { price, stock, multiple } = article
    const place = placeOf(delivery)
    const key = `${number} ${place} ${price} ${stock}`
    const known = made.get(key)
    if (known !== undefined) return known
    const variant = aVariant({
      articleNumber: articleNumber(number),
      name: `Artikel ${number}`,
      price: aPrice(price / 10_000),
      stock: aStock([{ locationId: locationId(place), quantity: stock, orderMultiple: multiple }]),
    })
    const both = { variant, line: lineArticle(variant) }
    made.set(key, both)
    return both
  }

  return {
    articles,
    find: (number) => byNumber.get(number),
    multipleOf: (number) => byNumber.get(number)?.multiple,
    variantOf: (number, delivery) => shown(number, delivery)?.variant,
    lineArticleOf: (number, delivery) => shown(number, delivery)?.line,
  }
}
