/** The four statuses of a cart (CART-07 to 20). */
export type CartStatus = 'noCart' | 'idle' | 'mutating' | 'error'

export const cartStatusEvents = ['LOGOUT', 'LOGIN', 'ERROR', 'SUCCESS', 'UPDATE'] as const
export type CartStatusEvent = (typeof cartStatusEvents)[number]
