import type { CheckoutState } from '#domain/checkout/checkout'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { KeyValueStore } from '#application/ports/key-value-store'
import type { StreamOf } from '#application/runtime/stream'
import { readStoredForms, writeForms } from '#application/storage/stored-keys'
import type { CheckoutTypes } from './types'

/**
 * The draft of the delivery form of a brand in the browser's storage (DELIVERY-31). The draft holds personal data, so one
 * found at start is restored to the resumed session only.
 */
export interface FormDraft {
  /** Restores the draft found at start into the first checkout that is opened, unless the log already has a form. */
  readonly restore: (checkout: StreamOf<CheckoutTypes>) => void
  readonly save: (forms: CheckoutState['forms']) => void
  readonly clear: () => void
}

export const createFormDraft = (store: KeyValueStore, brand: BrandCode): FormDraft => {
  let found = readStoredForms(store, brand)
  return {
    restore: (checkout) => {
      const forms = found
      found = {}
      const isEmpty = Object.keys(checkout.state.get().forms).length === 0
      if (isEmpty && Object.keys(forms).length > 0) checkout.dispatch({ type: 'RestoreForm', forms })
    },
    save: (forms) => writeForms(store, brand, forms),
    clear: () => {
      found = {}
      writeForms(store, brand, {})
    },
  }
}
