import type { GeneratedArticle } from '#adapters/embedded/demo-data/catalogue/article'
import type { ProductData } from '#adapters/embedded/seeding/catalogue-data'

/** An article with the product that it belongs to. */
export interface Goods {
  readonly article: GeneratedArticle
  readonly product: ProductData
}

/** A rule of the trade about one article. */
export interface ArticleRule {
  readonly appliesTo: (goods: Goods) => boolean
  readonly holds: (goods: Goods) => boolean
  /** The same article with a contradiction to the rule. */
  readonly planted: (goods: Goods) => Goods
}

/** A rule of the trade about the articles of one product together, in order of size. */
export interface ProductRule {
  readonly appliesTo: (goods: readonly Goods[]) => boolean
  readonly holds: (goods: readonly Goods[]) => boolean
  readonly planted: (goods: readonly Goods[]) => readonly Goods[]
}

/** Rules by the sentence that they state. */
export type ArticleRules = Readonly<Record<string, ArticleRule>>
export type ProductRules = Readonly<Record<string, ProductRule>>

/** The value of an attribute; empty when the article has none. */
export const fact = ({ article }: Goods, name: string): string =>
  article.attributes.find(({ attributeName }) => attributeName === name)?.attributeValue ?? ''

export const has = (goods: Goods, name: string): boolean => fact(goods, name) !== ''

/** The numbers in a text, decimals with a comma. */
export const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/\d+(?:,\d+)?/g)].map(([number]) => Number(number.replace(',', '.')))

/** The first number of an attribute; NaN when it has none. */
export const figure = (goods: Goods, name: string): number => numbersIn(fact(goods, name))[0] ?? Number.NaN

/** What the article's name says beyond the product's: its dimension. */
export const labelOf = ({ article, product }: Goods): string => article.name.slice(product.name.length).trim()

/** The product's name without its line: what it is. */
export const kindOf = ({ product: { name, line = '' } }: Goods): string =>
  name.slice(0, name.length - line.length).trim()

export const isKind =
  (pattern: RegExp) =>
  (goods: Goods): boolean =>
    pattern.test(kindOf(goods))

export const isFamily =
  (...families: readonly string[]) =>
  ({ product }: Goods): boolean =>
    families.includes(product.family)

export const isBelow =
  (...slugs: readonly string[]) =>
  ({ product: { category } }: Goods): boolean =>
    slugs.some((slug) => category === slug || category.startsWith(`${slug}/`))

export const withFact = (goods: Goods, name: string, value: string): Goods => ({
  ...goods,
  article: {
    ...goods.article,
    attributes: [
      ...goods.article.attributes.filter(({ attributeName }) => attributeName !== name),
      { attributeName: name, attributeValue: value },
    ],
  },
})

export const withArticle = (goods: Goods, change: Partial<GeneratedArticle>): Goods => ({
  ...goods,
  article: { ...goods.article, ...change },
})

/** The same article with another dimension in its name. */
export const withLabel = (goods: Goods, label: string): Goods =>
  withArticle(goods, { name: `${goods.product.name} ${label}` })

export const isWithin = (value: number, expected: number, share: number): boolean =>
  Math.abs(value - expected) <= Math.abs(expected) * share

export const groupedBy = <One>(
  all: readonly One[],
  keyOf: (one: One) => string,
): ReadonlyMap<string, readonly One[]> => {
  const groups = new Map<string, One[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one)) ?? []
    group.push(one)
    groups.set(keyOf(one), group)
  }
  return groups
}
