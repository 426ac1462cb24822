/** Items that one request may add to a cart, be it by hand or from a file. */
export const MOST_ADDED = 1_000
