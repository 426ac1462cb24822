import type { RowFault } from '#domain/quick-order/row-check'
import { formatQuantity } from '../texts/format'
import { t } from '../texts/t'

type WrongQuantity = Extract<RowFault, { tag: 'InvalidQuantity' | 'QuantityNotANumber' | 'TooFew' }>

/** The fault of a row's quantity in words. Quantities that can be ordered are shown beside it, by the caller. */
export const quantityFaultText = (fault: WrongQuantity, article: string, unit: string): string => {
  switch (fault.tag) {
    case 'QuantityNotANumber':
      return t('quickOrder.notANumber')
    case 'TooFew':
      return t('stepper.tooFew', { min: formatQuantity(fault.least) })
    case 'InvalidQuantity':
      return fault.orderMultiple === 1
        ? t('quickOrder.whole', { unit: unit === 'st' ? t('quickOrder.pieces') : unit })
        : t('notice.invalidQuantity', { article, multiple: formatQuantity(fault.orderMultiple) })
  }
}
