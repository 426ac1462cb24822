import { choicesIn, type NarrowedResults } from '#domain/catalogue/facet-choices'
import type { Facet, PriceBasis } from '#application/ports/search-service'
import { t } from '../texts/t'
import type { TextKey } from '../texts/t'

const names: Readonly<Record<string, TextKey>> = {
  categoryName: 'facet.category',
  size: 'facet.size',
  thread: 'facet.thread',
  dn: 'facet.dn',
  connection: 'facet.connection',
  material: 'facet.material',
  brand: 'facet.brand',
  campaign: 'facet.campaign',
}

/** A facet's Swedish name; an unknown facet keeps its own name. That of the price says which prices are meant. */
export const facetName = (name: string, prices: PriceBasis): string => {
  const key = name === 'price' ? (`facet.price.${prices}` as const) : names[name]
  return key === undefined ? name : t(key)
}

type Distinct = Extract<Facet, { type: 'distinct' }>

/** The results of a broad search lie in too many categories to choose from; the last have few of them. */
const MOST_CATEGORIES = 12

/** Goods of many kinds have too many sizes to choose from, and those of one kind are not in the same place. */
const MOST_SIZES = 40

const isChoice = ({ items }: Pick<Distinct, 'items'>): boolean =>
  items.length > 1 || items.some(({ selected }) => selected)

/**
 * The options of a facet that are offered: those that narrow the results. Users filter for campaign prices, never for
 * their absence, and for a category, a size or a thread only among several.
 */
export const offeredItems = ({ name, items: options }: Distinct, results: NarrowedResults): Distinct['items'] => {
  const items = choicesIn(options, results)
  switch (name) {
    case 'campaign':
      return items.filter(({ item }) => item === 'true')
    case 'categoryName':
      return isChoice({ items }) ? items.filter(({ selected }, at) => selected || at < MOST_CATEGORIES) : []
    case 'size':
    case 'thread':
      return isChoice({ items }) && items.length <= MOST_SIZES ? items : items.filter(({ selected }) => selected)
    default:
      return items
  }
}

export const itemWords = (name: string, item: string): string => (name === 'campaign' ? t('facet.campaignOnly') : item)

/** A size in a grid below the name of its facet, which says that it is a nominal diameter or a thread. */
export const tileWords = (item: string): string => item.replace(/^(?:DN ?|G(?=\d))/, '')

export interface SelectedValue {
  readonly name: string
  /** The parameter's value in the address. */
  readonly value: string
  readonly label: string
}

const bound = (
  facet: Extract<Facet, { type: 'range' }>,
  side: 'min' | 'max',
  prices: PriceBasis,
): readonly SelectedValue[] => {
  const value = side === 'min' ? facet.selectedMin : facet.selectedMax
  if (value === undefined) return []
  const label = t(`facets.chosen.${side}`, { name: facetName(facet.name, prices), value })
  return [{ name: `${facet.name}.${side}`, value: String(value), label }]
}

/** Every active filter value, in the order of the facets. */
export const selectedValues = (facets: readonly Facet[], prices: PriceBasis): readonly SelectedValue[] =>
  facets.flatMap((facet) =>
    facet.type === 'range'
      ? [...bound(facet, 'min', prices), ...bound(facet, 'max', prices)]
      : facet.items
          .filter(({ selected }) => selected)
          .map(({ item }) => ({
            name: facet.name,
            value: item,
            label: facet.name === 'dn' ? `DN${item}` : itemWords(facet.name, item),
          })),
  )
