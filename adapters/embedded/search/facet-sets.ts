import type { Scalar } from '#adapters/contract/search'
import type { IndexedAttributes } from './tables'

/** Attributes with few values, by which articles are counted. */
const countedNames = [
  'family',
  'category',
  'categoryName',
  'brand',
  'dn',
  'dimension',
  'material',
  'connection',
  'campaign',
  'discontinued',
] as const

export const isCounted = (name: string): boolean => countedNames.some((counted) => counted === name)

type Pair = readonly [name: string, value: Scalar]

/**
 * Sets of attribute values, each kept once under a number: a few thousand of them describe a million articles, so that
 * counting articles by their values means counting numbers.
 */
export type FacetSets = Map<string, { readonly id: number; readonly pairs: readonly Pair[] }>

const pairsOf = (attributes: IndexedAttributes): readonly Pair[] =>
  countedNames.flatMap((name) => (attributes[name] ?? []).map((value): Pair => [name, value]))

const idOf = (sets: FacetSets, pairs: readonly Pair[]): number => {
  const key = JSON.stringify(pairs)
  const known = sets.get(key)
  if (known !== undefined) return known.id
  const id = sets.size + 1
  sets.set(key, { id, pairs })
  return id
}

/**
 * The sets of a product's articles, in their order: what all of them have in common, and what each has besides. A
 * product that is found has all that its articles share, whichever of them were found.
 */
export const setsOfProduct = (
  sets: FacetSets,
  articles: readonly IndexedAttributes[],
): readonly { readonly shared_set: number; readonly own_set: number }[] => {
  const pairs = articles.map(pairsOf)
  const times = new Map<string, number>()
  for (const pair of pairs.flat()) {
    const key = JSON.stringify(pair)
    times.set(key, (times.get(key) ?? 0) + 1)
  }
  const isShared = (pair: Pair): boolean => times.get(JSON.stringify(pair)) === articles.length
  return pairs.map((own) => ({
    shared_set: idOf(sets, own.filter(isShared)),
    own_set: idOf(
      sets,
      own.filter((pair) => !isShared(pair)),
    ),
  }))
}
