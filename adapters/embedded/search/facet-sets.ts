import type { Scalar } from '#adapters/contract/search'
import type { IndexedAttributes } from './tables'

/**
 * Attributes with few values, by which articles are counted. They describe the goods, so that products of one kind share
 * their sets. Price and stock are left out: nearly every product would have a set of its own.
 */
const countedNames = {
  kind_set: [
    'family',
    'category',
    'categoryName',
    'brand',
    'dn',
    'size',
    'thread',
    'dimension',
    'material',
    'connection',
  ],
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
 * The values of a product's articles, stored once under a number. A few hundred sets describe a million articles, so
 * products are counted by set instead of by value.
 */
export type FacetSets = Map<string, { readonly id: number; readonly values: readonly HeldValue[] }>

/** An integer has a bit for each article of a product, besides its sign. */
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
