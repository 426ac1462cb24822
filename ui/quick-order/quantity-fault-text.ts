import type { RowFault } from '#domain/quick-order/row-check'
import { formatQuantity } from '../texts/format'
import { t } from '../texts/t'

type WrongQuantity = Extract<RowFault, { tag: 'InvalidQuantity' | 'QuantityNotANumber' | 'TooFew' }>

/** What is wrong with a row's quantity; the quantities that can be ordered are offered as buttons, or follow the text. */
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
