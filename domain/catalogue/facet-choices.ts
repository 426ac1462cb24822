/** An option of a facet: how many results have it, and whether the user has ticked it. */
export interface FacetOption {
  readonly count: number
  readonly selected: boolean
}

/** The results that are narrowed. Of a product, those of its articles are shown that have what is ticked. */
export interface NarrowedResults {
  readonly total: number
  readonly noun: 'products' | 'articles'
}

/**
 * The options of a facet that narrow the results. An option that every article has narrows nothing. Every product may have
 * an option that only some of its articles have, so among products only the sole option of a facet narrows nothing. Ticked
 * options of one facet add up, so with one ticked all the others are choices.
 */
export const choicesIn = <Option extends FacetOption>(
  options: readonly Option[],
  { total, noun }: NarrowedResults,
): readonly Option[] => {
  if (options.some(({ selected }) => selected)) return options
  if (noun === 'products' && options.length > 1) return options
  return options.filter(({ count }) => count !== total)
}
