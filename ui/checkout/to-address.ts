import { deliveriesToAddress } from '#domain/address/destination'
import type { FilledForms } from '#domain/checkout/delivery-form'
import type { DeliveryOption } from '#domain/delivery/delivery-options'
import { useCheckout } from '../shop/ShopContext'
import { useShellData } from '../shop/ShellDataContext'

const noOptions: readonly DeliveryOption[] = []

/** The forms of all deliveries, with which of them ask for an address. */
export const useFilledForms = (): FilledForms => {
  const { forms, errorMessages, destinations } = useCheckout()
  const options = useShellData()?.config.deliveryOptions ?? noOptions
  return { forms, errorMessages, destinations, toAddress: deliveriesToAddress(options) }
}
