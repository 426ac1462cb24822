/** The address below /produkt of an article. */
export const productPath = (variant: {
  readonly variantSlug: string | undefined
  readonly articleNumber: string
}): string => `/produkt/${variant.variantSlug ?? variant.articleNumber}`

/** The address of a store's own page (ROUTE-14). */
export const storePath = (id: string): string => `/butiker/${encodeURIComponent(id)}`

export const categoryPath = (slug: string): string => `/kategorier/${slug}`

/** The address of a product's drawing as an image. */
export const drawingPath = ({ family, name }: { readonly family: string; readonly name: string }): string =>
  `/ritning/${encodeURIComponent(family)}/${encodeURIComponent(name)}.svg`
