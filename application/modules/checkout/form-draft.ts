import type { BrandCode } from '#domain/kernel/brand-code'
import { type CustomerScope, isSameScope } from '#domain/kernel/customer-scope'
import type { KeyValueStore } from '#application/ports/key-value-store'
import type { StreamOf } from '#application/runtime/stream'
import { type DraftForms, readFormOwner, readStoredForms, writeForms } from '#application/storage/stored-keys'
import type { CheckoutTypes } from './types'

/**
 * The draft of the delivery form of a brand in the browser's storage (DELIVERY-31). The draft holds personal data, so it
 * is restored to the customer scope in which it was written only.
 */
export interface FormDraft {
  /** Restores the draft into the checkout of its scope, unless the checkout already has a form. */
  readonly restore: (checkout: StreamOf<CheckoutTypes>, scope: CustomerScope) => void
  readonly save: (draft: DraftForms, scope: CustomerScope) => void
  readonly clear: () => void
}

export const createFormDraft = (store: KeyValueStore, brand: BrandCode): FormDraft => ({
  restore: (checkout, scope) => {
    if (!isEmpty(checkout.state.get()) || !isSameScope(scopeOfDraft(store, brand), scope)) return
    const draft = readStoredForms(store, brand)
    if (!isEmpty(draft)) checkout.dispatch({ type: 'RestoreForm', ...draft })
  },
  save: (draft, { userId, customerId, projectId }) =>
    writeForms(store, brand, draft, { userId, customer: { customerId, projectId } }),
  clear: () => writeForms(store, brand, { forms: {}, destinations: {} }, undefined),
})

const isEmpty = ({ forms, destinations }: DraftForms): boolean =>
  Object.keys(forms).length === 0 && Object.keys(destinations).length === 0

/** Read each time: another tab may have written the draft, for another customer. */
const scopeOfDraft = (store: KeyValueStore, brand: BrandCode): CustomerScope | undefined => {
  const owner = readFormOwner(store, brand)
  return owner?.customer === undefined ? undefined : { brand, userId: owner.userId, ...owner.customer }
}
