/** The four statuses of a cart (CART-07 to 20). */
export type CartStatus = 'noCart' | 'idle' | 'mutating' | 'error'

export const cartStatusEvents = ['LOGOUT', 'LOGIN', 'ERROR', 'SUCCESS', 'UPDATE'] as const
export type CartStatusEvent = (typeof cartStatusEvents)[number]

/** Of a shop that has just been opened (CART-07). */
export const initialCartStatus: CartStatus = 'noCart'

const transitions: Readonly<Record<CartStatus, Readonly<Partial<Record<CartStatusEvent, CartStatus>>>>> = {
  noCart: { UPDATE: 'mutating' },
  idle: { LOGOUT: 'noCart', SUCCESS: 'idle', UPDATE: 'mutating' },
  mutating: { LOGOUT: 'noCart', ERROR: 'error', SUCCESS: 'idle', UPDATE: 'mutating' },
  error: { LOGOUT: 'noCart', SUCCESS: 'idle', UPDATE: 'mutating' },
}

/** The status after an event; a pair outside the table leaves it as it is (CART-09 to CART-20). */
export const nextCartStatus = (status: CartStatus, event: CartStatusEvent): CartStatus =>
  transitions[status][event] ?? status
