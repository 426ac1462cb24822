/** The quantity of a row at least (QUOTE-08, QUOTE-09). */
export const SMALLEST_ITEM_QUANTITY = 0.5

/** The quantity of a row at most (QUOTE-08, QUOTE-09). */
export const LARGEST_ITEM_QUANTITY = 50_000

/** Characters of the final message at most (QUOTE-08, QUOTE-09). */
export const LONGEST_FINAL_MESSAGE = 2_000

/** SEK of a unit at most, without VAT (QUOTE-08, QUOTE-09). */
export const HIGHEST_UNIT_PRICE = 1_000_000

/** SEK of a unit of a custom row at least: less than none is a deduction (QUOTE-08, QUOTE-09). */
export const LOWEST_UNIT_PRICE = -1_000_000

/** Rows of a quote, headings among them. */
export const MOST_QUOTE_ROWS = 1_000

/** Days that a quote may hold. */
export const LONGEST_VALIDITY_DAYS = 365
