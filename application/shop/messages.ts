import { message, type Message } from '#domain/failure/message'
import type { CartEdit } from '#domain/cart/commands'
import type { CartRefusal } from '#domain/cart/refusals'
import type { CheckoutRefusal } from '#domain/checkout/checkout'
import type { SessionRefusal } from '#domain/session/session'

/** What the user is told when an edit of the cart is not taken. */
export const cartRefusalMessage = (refusal: CartRefusal): Message => {
  switch (refusal.tag) {
    case 'NotLoggedIn':
      return message('session.please_log_in')
    case 'NoDeliveryMethod':
      return message('cart.choose_delivery_method')
    case 'NothingToAdd':
      return message('cart.nothing_to_add')
    case 'UnknownLine':
      return message('cart.line_is_gone')
    case 'InvalidQuantity':
      return message(refusal.nearest.length === 0 ? 'cart.invalid_quantity' : 'cart.invalid_quantity_nearest', {
        articleNumber: refusal.articleNumber,
        multiple: refusal.orderMultiple,
        nearest: refusal.nearest.join(' / '),
      })
    case 'NotPurchasable':
      return message('cart.not_purchasable', { articleNumber: refusal.articleNumber })
    case 'NotADeliveryDay':
      return message('cart.not_a_delivery_day')
  }
}

export const checkoutRefusalMessage = (refusal: CheckoutRefusal): Message => {
  switch (refusal.tag) {
    case 'AlreadyPlacing':
      return message('checkout.already_placing')
    case 'OrderingDenied':
      return message('checkout.ordering_denied')
    case 'NothingToOrder':
      return message('checkout.nothing_to_order')
    case 'FormIncomplete':
      return message('checkout.form_incomplete')
    case 'NothingToEnquire':
      return message('checkout.nothing_to_enquire')
  }
}

export const sessionRefusalMessage = (refusal: SessionRefusal): Message => {
  switch (refusal.tag) {
    case 'NotLoggedIn':
      return message('session.please_log_in')
    case 'AlreadyAuthenticating':
      return message('session.already_authenticating')
    case 'UnknownCustomer':
      return message('session.unknown_customer')
    case 'StoreRequired':
      return message('delivery.store_required')
    case 'ZipCodeRequired':
      return message('delivery.zip_code_required')
    case 'DeliveryNotAllowed':
      return message('delivery.not_allowed')
  }
}

/** The detail of the wrapped message when a service does not take an edit (ERROR-19 to 26). */
export const failedEditKey = (edit: CartEdit): string => {
  switch (edit.type) {
    case 'AddLines':
      return edit.lines.length === 1 ? 'errors.cart_add_product' : 'errors.cart_add_products'
    case 'ChangeQuantity':
    case 'ChangeLabel':
      return 'errors.cart_update_product'
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
  }
}
