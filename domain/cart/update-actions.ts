/** Names of what can stand between a cart and its order (CART-24). */
export const cartUpdateActions = [
  'update_quantity',
  'activate_delivery',
  'missing_order_information',
  'not_confirmed',
] as const
export type CartUpdateAction = (typeof cartUpdateActions)[number]
