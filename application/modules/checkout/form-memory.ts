import type { CheckoutState } from '#domain/checkout/checkout'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { KeyValueStore } from '#application/ports/key-value-store'
import type { StreamOf } from '#application/runtime/stream'
import { readStoredForms, writeForms } from '#application/storage/stored-keys'
import type { CheckoutTypes } from './types'

/**
 * The delivery-page form of a brand in the browser's storage (DELIVERY-31). It tells of a person, so a form found at
 * start goes back to the session that is taken up again and to nobody else.
 */
export interface FormMemory {
  /** Gives the form found at start to the first customer that is opened, unless the log already had one. */
  readonly giveBack: (checkout: StreamOf<CheckoutTypes>) => void
  readonly keep: (forms: CheckoutState['forms']) => void
  readonly forget: () => void
}

export const createFormMemory = (store: KeyValueStore, brand: BrandCode): FormMemory => {
  let found = readStoredForms(store, brand)
  return {
    giveBack: (checkout) => {
      const forms = found
      found = {}
      const isEmpty = Object.keys(checkout.state.get().forms).length === 0
      if (isEmpty && Object.keys(forms).length > 0) checkout.dispatch({ type: 'RestoreForm', forms })
    },
    keep: (forms) => writeForms(store, brand, forms),
    forget: () => {
      found = {}
      writeForms(store, brand, {})
    },
  }
}
