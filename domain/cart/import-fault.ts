import type { FailedItem } from './cart'

/** The id of the error, and the code of each row, that the cart has no room for (ERROR-30). */
export const CART_LIMIT = 'CART_LIMIT'

/** What a service says of the rows of an upload that it did not take. */
export interface ImportFault {
  /** The cart, or one upload, has no room for all rows. */
  readonly isOverLimit: boolean
  /** Rows that are wrong in themselves (ERROR-31). */
  readonly wrongIds: readonly string[]
}

const isOfLimit = ({ id, code }: FailedItem): boolean => id === CART_LIMIT || code === CART_LIMIT

export const importFault = (failed: readonly FailedItem[]): ImportFault => ({
  isOverLimit: failed.some(isOfLimit),
  wrongIds: failed.filter((item) => !isOfLimit(item)).map(({ id }) => id),
})
