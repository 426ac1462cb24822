import type { Relation, Variant } from './variant'

export const REPLACEMENT_RELATION = 'ersattningsartikel'

/** The article that stands in for this one; other relations are not offered (CATALOG-08). */
export const replacementOf = (variant: Variant | undefined): Relation | undefined =>
  variant?.relations.find(({ name }) => name === REPLACEMENT_RELATION)
