import type { Scalar } from '#adapters/contract/search'
import type { IndexedAttributes } from './tables'

/**
 * Attributes with few values, by which articles are counted. What an article is comes again in every product of its
 * kind; how it is offered does not, and would make a set of its own of nearly every product.
 */
const countedNames = {
  kind_set: ['family', 'category', 'categoryName', 'brand', 'dn', 'dimension', 'material', 'connection'],
  offer_set: ['campaign', 'discontinued'],
} as const

export type SetColumn = keyof typeof countedNames

export const setColumns = ['kind_set', 'offer_set'] as const satisfies readonly SetColumn[]

/** The set that holds an attribute's values; undefined for an attribute that is not counted by sets. */
export const setColumnOf = (name: string): SetColumn | undefined =>
  setColumns.find((column) => countedNames[column].some((counted) => counted === name))

/** A value of an attribute, and which articles of the product have it: bit n for the one at position n. */
interface HeldValue {
  readonly name: string
  readonly value: Scalar
  readonly held: number
}

/**
 * The values of a product's articles, kept once under a number: a few hundred sets describe a million articles, so that
 * counting products by their values means counting numbers.
 */
export type FacetSets = Map<string, { readonly id: number; readonly values: readonly HeldValue[] }>

/** So many articles a product may have: as many as an integer has bits beside its sign. */
const MOST_ARTICLES_OF_PRODUCT = 31

const idOf = (sets: FacetSets, values: readonly HeldValue[]): number => {
  const key = JSON.stringify(values)
  const known = sets.get(key)
  if (known !== undefined) return known.id
  const id = sets.size + 1
  sets.set(key, { id, values })
  return id
}

const valuesOf = (articles: readonly IndexedAttributes[], names: readonly string[]): readonly HeldValue[] =>
  names.flatMap((name) => {
    const held = new Map<Scalar, number>()
    for (const [position, attributes] of articles.entries())
      for (const value of attributes[name] ?? []) held.set(value, (held.get(value) ?? 0) | (1 << position))
    return [...held].map(([value, bits]) => ({ name, value, held: bits }))
  })

/** The sets of a product, from its articles by position. */
export const setsOfProduct = (
  sets: FacetSets,
  articles: readonly IndexedAttributes[],
): Readonly<Record<SetColumn, number>> => {
  if (articles.length > MOST_ARTICLES_OF_PRODUCT)
    throw new Error(`A product has at most ${MOST_ARTICLES_OF_PRODUCT} articles, not ${articles.length}`)
  return {
    kind_set: idOf(sets, valuesOf(articles, countedNames.kind_set)),
    offer_set: idOf(sets, valuesOf(articles, countedNames.offer_set)),
  }
}
