import type { Variant } from './variant'

/** In `filterTags` of what can be sent by express (CART-35). */
export const EXPRESS_TAG = 'express-delivery'

/** Whether an article can be sent by express (CART-32). */
export const goesByExpress = ({ filterTags }: Pick<Variant, 'filterTags'>): boolean => filterTags.includes(EXPRESS_TAG)
