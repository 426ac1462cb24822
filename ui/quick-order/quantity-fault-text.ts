import { absurdCase } from '#domain/kernel/decider'
import { LARGEST_QUANTITY } from '#domain/kernel/quantity'
import type { QuantityFault } from '#domain/quick-order/row-check'
import { formatQuantity } from '../texts/format'
import { t } from './t'

/** The fault of a row's quantity in words. Quantities that can be ordered are shown beside it, by the caller. */
export const quantityFaultText = (fault: QuantityFault, article: string, unit: string): string => {
  switch (fault.tag) {
    case 'QuantityNotANumber':
      return t('quickOrder.notANumber')
    case 'UnclearPoint':
      return t('stepper.unclearPoint')
    case 'TooFew':
      return t('stepper.tooFew', { min: formatQuantity(fault.least) })
    case 'TooMany':
      return t('stepper.tooMany', { max: formatQuantity(LARGEST_QUANTITY) })
    case 'TooFewLeft':
      return t('quickOrder.tooFewLeft', { left: `${formatQuantity(fault.left)} ${unit}` })
    case 'OtherUnit':
      return t('stepper.otherUnit', { sold: fault.sold, written: fault.written })
    case 'InvalidQuantity':
      return fault.orderMultiple === 1
        ? t('quickOrder.whole', { unit: unit === 'st' ? t('quickOrder.pieces') : unit })
        : t('notice.invalidQuantity', { article, multiple: formatQuantity(fault.orderMultiple) })
    default:
      return absurdCase(fault)
  }
}
