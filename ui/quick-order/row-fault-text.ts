import { isMistypedEan } from '#domain/catalogue/article-numbers'
import { absurdCase } from '#domain/kernel/decider'
import type { CheckedRow } from '#domain/quick-order/row-check'
import { t } from './t'
import { quantityFaultText } from './quantity-fault-text'

/** The fault of a row in words. `written`: its number as it was written. */
export const rowFaultText = ({ fault, found }: Extract<CheckedRow, { tag: 'Faulty' }>, written: string): string => {
  const name = found?.variant.name ?? ''
  switch (fault.tag) {
    case 'UnknownArticle':
      return t(isMistypedEan(written) ? 'quickOrder.mistypedEan' : 'quickOrder.unknown')
    case 'Ambiguous':
      return t('quickOrder.ambiguous', { count: fault.choices.length })
    case 'NotPurchasable':
      return t(`quickOrder.notPurchasable.${fault.reason}`, { name })
    case 'LabelTooLong':
      return t('quickOrder.labelTooLong', { longest: fault.longest })
    case 'InvalidQuantity':
    case 'QuantityNotANumber':
    case 'UnclearPoint':
    case 'OtherUnit':
    case 'TooFew':
    case 'TooMany':
    case 'TooFewLeft':
      return quantityFaultText(fault, name, found?.variant.webSalesUnit.unit ?? '')
    default:
      return absurdCase(fault)
  }
}
