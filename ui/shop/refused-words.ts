import { deliveryName } from '../texts/delivery-name'
import { articleOfLine } from '#domain/cart/line-key'
import { LINE_CHANGED } from '#domain/cart/overtaken-edit'
import { isOutdated } from '#domain/cart/confirmed-cart'
import { isLineGone, linesOfEdit, type RefusedEdit } from '#domain/cart/refused-edits'
import { failureMessage } from '#application/messages/failure-message'
import { formatDay, formatQuantity } from '../texts/format'
import { messageText } from '../texts/notice-text'
import { t } from '../texts/t'

/** At the row of its article, or apart from it, where the article has to be named. */
export type PlaceOfRefused = 'atRow' | 'apart'

/** The refused request in words, with the typed text. */
export const refusedWhat = ({ edit }: Pick<RefusedEdit, 'edit'>, where: PlaceOfRefused): string => {
  switch (edit.type) {
    case 'AddLines': {
      const [only, ...others] = edit.lines
      return only === undefined || others.length > 0
        ? t('cart.refused.adds', { count: edit.lines.length })
        : t('cart.refused.add', { quantity: formatQuantity(only.quantity), article: only.articleNumber })
    }
    case 'ChangeQuantity':
      return where === 'atRow'
        ? t('cart.refused.quantity', { quantity: formatQuantity(edit.quantity) })
        : t('cart.refused.quantityOf', { quantity: formatQuantity(edit.quantity), article: articleOfLine(edit.line) })
    case 'ChangeLabel': {
      const [only, ...others] = edit.lines
      if (others.length > 0) return t('cart.refused.labels', { label: edit.label, count: edit.lines.length })
      return where === 'atRow' || only === undefined
        ? t('cart.refused.label', { label: edit.label })
        : t('cart.refused.labelOf', { label: edit.label, article: articleOfLine(only) })
    }
    case 'ChangeDelivery':
      return t('cart.refused.delivery', { count: edit.lines.length, delivery: deliveryName(edit.deliveryId) })
    case 'RemoveLines':
      return t('cart.refused.removal', { count: edit.lines.length })
    case 'EmptyCart':
    case 'DeleteCart':
      return t('cart.refused.empty')
    case 'RequestDeliveryDate':
      return t('cart.refused.date', { date: formatDay(edit.date) })
    case 'IncludeDelivery':
      return t('cart.refused.included', { delivery: deliveryName(edit.deliveryId) })
    case 'TransferCart':
      return t('cart.refused.transfer')
  }
}

/**
 * The reason: the faults that the service names, or its message, or that it gave no reason. A message without a code
 * does not follow the contract and may not be meant for users.
 */
export const refusedWhy = ({ edit, failure }: Pick<RefusedEdit, 'edit' | 'failure'>): string => {
  if (failure.tag !== 'Refused') return t('cart.refused.unexplained')
  if (failure.code === LINE_CHANGED)
    return edit.type === 'RequestDeliveryDate'
      ? t('cart.refused.dayChanged')
      : t('cart.refused.lineChanged', { count: linesOfEdit(edit).length })
  if (isLineGone({ edit, failure })) return t('cart.refused.lineGone', { count: linesOfEdit(edit).length })
  if (failure.details.length > 0 || failure.status === 403 || failure.status === 404)
    return messageText(failureMessage(failure))
  if (isOutdated(failure)) return t('cart.refused.outdated')
  return failure.code !== undefined && failure.message !== undefined && failure.message !== ''
    ? failure.message
    : t('cart.refused.unexplained')
}
