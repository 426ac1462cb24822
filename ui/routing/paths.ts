/** The address below /produkt of an article. */
export const productPath = (variant: {
  readonly variantSlug: string | undefined
  readonly articleNumber: string
}): string => `/produkt/${variant.variantSlug ?? variant.articleNumber}`

export const categoryPath = (slug: string): string => `/kategorier/${slug}`
