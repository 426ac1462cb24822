import type { Relation, Variant } from './variant'

export const REPLACEMENT_RELATION = 'ersattningsartikel'

/** The article that stands in for this one; other relations are not offered (CATALOG-08). */
export const replacementOf = (variant: Variant | undefined): Relation | undefined =>
  variant?.relations.find(({ name }) => name === REPLACEMENT_RELATION)

export const PREDECESSOR_RELATION = 'ersatter'

/** The articles whose place this one has taken. */
export const predecessorsOf = (variant: Variant): readonly Relation[] =>
  variant.relations.filter(({ name }) => name === PREDECESSOR_RELATION)
