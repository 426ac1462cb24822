import type { DeliveryId } from '../delivery/delivery-type'
import type { CheckoutState } from './checkout'

/** Characters of the longest order number of a customer. */
export const LONGEST_ORDER_NUMBER = 20

/** What a service says of an order number. `errorMessage`: its Swedish words, where it gives any. */
export type OrderNumberVerdict =
  | { readonly tag: 'Valid' }
  | { readonly tag: 'Rejected'; readonly errorMessage: string | undefined }

/** The order number that is filled in for a delivery; empty where there is none. */
export const enteredOrderNumber = ({ forms }: Pick<CheckoutState, 'forms'>, deliveryId: DeliveryId): string =>
  forms[deliveryId]?.orderNumber ?? ''

/** Whether the service is asked about an order number (CHECKOUT-17): one is written, and it is not too long. */
export const isOrderNumberAskable = (orderNumber: string): boolean =>
  orderNumber.trim() !== '' && orderNumber.length <= LONGEST_ORDER_NUMBER
