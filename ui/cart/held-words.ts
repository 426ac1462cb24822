import { articleOfLine } from '#domain/cart/line-key'
import type { CartEdit } from '#domain/cart/protocol'
import { deliveryName } from '../texts/delivery-name'
import { formatDay, formatQuantity } from '../texts/format'
import { t } from './t'

/** What an edit would do to the cart if it were sent now. */
export const heldWhat = (edit: CartEdit): string => {
  switch (edit.type) {
    case 'AddLines': {
      const [only, ...others] = edit.lines
      return only === undefined || others.length > 0
        ? t('cart.held.adds', { count: edit.lines.length })
        : t('cart.held.add', { quantity: formatQuantity(only.quantity), article: only.articleNumber })
    }
    case 'ChangeQuantity':
      return t('cart.held.quantity', { quantity: formatQuantity(edit.quantity), article: articleOfLine(edit.line) })
    case 'ChangeLabel':
      return edit.label === ''
        ? t('cart.held.noLabel', { article: edit.lines.map(articleOfLine).join(', ') })
        : t('cart.held.label', { label: edit.label, article: edit.lines.map(articleOfLine).join(', ') })
    case 'ChangeDelivery':
      return t('cart.held.delivery', {
        articles: edit.lines.map(articleOfLine).join(', '),
        delivery: deliveryName(edit.deliveryId),
      })
    case 'RemoveLines':
      return t('cart.held.removal', { articles: edit.lines.map(articleOfLine).join(', ') })
    case 'EmptyCart':
    case 'DeleteCart':
      return t('cart.held.empty')
    case 'RequestDeliveryDate':
      return t('cart.held.date', { date: formatDay(edit.date) })
    case 'IncludeDelivery':
      return edit.included
        ? t('cart.held.included', { delivery: deliveryName(edit.deliveryId) })
        : t('cart.held.leftOut', { delivery: deliveryName(edit.deliveryId) })
    case 'TransferCart':
      return t('cart.held.transfer')
  }
}
