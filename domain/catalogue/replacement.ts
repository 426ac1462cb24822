import type { Variant } from './variant'

export const REPLACEMENT_RELATION = 'ersattningsartikel'

/** The article that stands in for this one; other relations are not offered (CATALOG-08). */
export const replacementOf = <R extends { readonly name: string }>(
  variant: { readonly relations: readonly R[] } | undefined,
): R | undefined => variant?.relations.find(({ name }) => name === REPLACEMENT_RELATION)

export const PREDECESSOR_RELATION = 'ersatter'

/** The articles whose place this one has taken. */
export const predecessorsOf = (variant: Variant): Variant['relations'] =>
  variant.relations.filter(({ name }) => name === PREDECESSOR_RELATION)
