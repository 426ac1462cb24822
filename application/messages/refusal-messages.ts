import { message, type Message } from '#application/messages/message'
import type { FailedItem } from '#domain/cart/cart'
import { importFault } from '#domain/cart/import-fault'
import type { CartEdit, CartRefusal, NewLine } from '#domain/cart/protocol'
import type { CheckoutRefusal } from '#domain/checkout/protocol'
import type { CallFailure } from '#domain/failure/call-failure'
import { failureReason } from '#domain/failure/failure-reason'
import type { SessionRefusal } from '#domain/session/protocol'
import type { Halted } from '#application/runtime/halt'

/** What the user is told when an edit of the cart is not taken. */
export const cartRefusalMessage = (refusal: CartRefusal | Halted): Message => {
  switch (refusal.tag) {
    case 'NotLoggedIn':
      return message('session.pleaseLogIn')
    case 'NoDeliveryMethod':
      return message('delivery.chooseMethod')
    case 'NothingToAdd':
      return message('notice.nothingToAdd')
    case 'UnknownLine':
      return message('notice.lineIsGone')
    case 'InvalidQuantity':
      return message('notice.invalidQuantity', {
        article: refusal.articleNumber,
        multiple: refusal.orderMultiple,
        ...(refusal.nearest.length === 0 ? {} : { nearest: refusal.nearest.join(' / ') }),
      })
    case 'NotPurchasable':
      return message(refusal.reason === 'priceOnRequest' ? 'notice.priceOnRequest' : 'notice.notPurchasable', {
        articleNumber: refusal.articleNumber,
      })
    case 'NotADeliveryDay':
      return message('notice.notADeliveryDay')
    case 'Halted':
      return haltedMessage(refusal)
  }
}

/** Lines that are named; the message is one sentence. */
const MOST_NAMED = 5

/** Names the lines that an undo cannot bring back. */
export const notRestoredMessage = (lines: readonly NewLine[]): Message => message('notice.notRestored', named(lines))

/** Lines that were brought back onto others of the same article, which had been added meanwhile. */
export const restoredOntoMessage = (lines: readonly NewLine[]): Message => message('notice.restoredOnto', named(lines))

/** Lines that had been brought back before they were to be. */
export const restoredBeforeMessage = ({ length: count }: readonly NewLine[]): Message =>
  message('notice.restoredBefore', { count })

const named = (lines: readonly NewLine[]) => ({
  names: lines
    .slice(0, MOST_NAMED)
    .map(({ articleNumber, article }) => [articleNumber, article?.name].filter(Boolean).join(' '))
    .join(', '),
  ...(lines.length > MOST_NAMED ? { more: lines.length - MOST_NAMED } : {}),
})

export const checkoutRefusalMessage = (refusal: CheckoutRefusal | Halted): Message => {
  switch (refusal.tag) {
    case 'AlreadyPlacing':
      return message('notice.alreadyPlacing')
    case 'OrderingDenied':
      return message('notice.orderingDenied')
    case 'NothingToOrder':
      return message('notice.nothingToOrder')
    case 'FormIncomplete':
      return message('notice.formIncomplete')
    case 'NothingToEnquire':
      return message('notice.nothingToEnquire')
    case 'Halted':
      return haltedMessage(refusal)
  }
}

export const sessionRefusalMessage = (refusal: SessionRefusal | Halted): Message => {
  switch (refusal.tag) {
    case 'NotLoggedIn':
      return message('session.pleaseLogIn')
    case 'AlreadyAuthenticating':
      return message('notice.alreadyAuthenticating')
    case 'UnknownCustomer':
      return message('notice.unknownCustomer')
    case 'StoreRequired':
      return message('notice.storeRequired')
    case 'ZipCodeRequired':
      return message('notice.zipCodeRequired')
    case 'DeliveryNotAllowed':
      return message('notice.deliveryNotAllowed')
    case 'Halted':
      return haltedMessage(refusal)
  }
}

export const haltedMessage = ({ reason }: Halted): Message => message(`notice.halted.${reason}`)

/** What is said of a favourite that the service did not take, or did not let go. */
export const favouriteRefusedMessage = (failure: CallFailure): Message => {
  const reason = failureReason(failure)
  return reason.tag === 'SaidByService'
    ? message('service.message', { text: reason.text })
    : message('notice.favouriteNotSaved')
}

/** Whether an edit is an upload of rows from a file. */
export const isUpload = (edit: CartEdit): boolean => edit.type === 'AddLines' && edit.from === 'file'

/** What is said of the rows of an upload that the service did not take (ERROR-30, ERROR-31). */
export const importMessages = (failed: readonly FailedItem[]): readonly Message[] => {
  const { isOverLimit, wrongIds } = importFault(failed)
  return [
    ...(isOverLimit ? [message('cart.cart_limit_exceeded')] : []),
    ...(wrongIds.length > 0 ? [message('cart.wrong_import', idsOf(wrongIds))] : []),
  ]
}

/** The detail of the wrapped message when a service does not take an edit (ERROR-19 to 27). */
export const failedEditMessage = (edit: CartEdit): Message =>
  message(
    failedEditKey(edit),
    edit.type === 'AddLines' && !isUpload(edit) ? idsOf(edit.lines.map((line) => line.articleNumber)) : {},
  )

/** The same when the service took the edit but for some items; several that were added are named by their ids (ERROR-27). */
export const failedItemsMessage = (edit: CartEdit, failed: readonly FailedItem[]): Message =>
  message(failedEditKey(edit), edit.type === 'AddLines' ? idsOf(failed.map(({ id }) => id)) : {})

const idsOf = (ids: readonly string[]): Message['params'] => ({ ids: [...new Set(ids)].join(', ') })

const failedEditKey = (edit: CartEdit): string => {
  switch (edit.type) {
    case 'AddLines':
      if (edit.from === 'file') return 'errors.cart_uploads_products'
      return edit.lines.length === 1 ? 'errors.cart_add_product' : 'errors.cart_add_products'
    case 'ChangeQuantity':
      return 'errors.cart_update_product'
    case 'ChangeLabel':
    case 'ChangeDelivery':
      return edit.lines.length === 1 ? 'errors.cart_update_product' : 'errors.cart_update_products'
    case 'RemoveLines':
    case 'EmptyCart':
    case 'DeleteCart':
      return 'errors.cart_remove_products'
    case 'RequestDeliveryDate':
      return 'errors.update_delivery_date'
    case 'IncludeDelivery':
      return 'errors.cart_update_products'
    case 'TransferCart':
      return 'errors.transfer_cart'
  }
}
