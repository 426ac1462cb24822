/** A product that was opened from a listing. */
export interface OpenedProduct {
  readonly path: string
  readonly name: string
  readonly articleNumber: string
}

/** The products opened from the present listing, the latest first, and the last position in it. */
export interface ProductHistory {
  /** Path of the category or the search; undefined before any was entered. */
  readonly listing: string | undefined
  readonly products: readonly OpenedProduct[]
  readonly onProduct: boolean
}

/** A page that was entered, as far as the history goes. */
export type Entered =
  | { readonly page: 'listing'; readonly path: string }
  | { readonly page: 'product'; readonly product: OpenedProduct }
  | { readonly page: 'other' }

const MOST_PRODUCTS = 8

export const noProductHistory: ProductHistory = { listing: undefined, products: [], onProduct: false }

/**
 * Entering a category or the search begins a new history, unless one comes from a product page to the very listing
 * that it was opened from (ROUTE-33).
 */
export const enterPage = (history: ProductHistory, entered: Entered): ProductHistory => {
  switch (entered.page) {
    case 'listing': {
      const { path } = entered
      const isSame = history.listing === path
      const comesBack = history.onProduct && isSame
      return { listing: path, products: comesBack ? history.products : [], onProduct: false }
    }
    case 'product': {
      const others = history.products.filter(({ path }) => path !== entered.product.path)
      return { ...history, products: [entered.product, ...others].slice(0, MOST_PRODUCTS), onProduct: true }
    }
    case 'other':
      return { ...history, onProduct: false }
  }
}
