import { absurdCase } from '#domain/kernel/decider'
import type { OrderDocument } from '#domain/order/order-document'
import { t } from './t'

/** What a document is called: `Faktura 90214`. */
export const documentName = (document: OrderDocument): string => {
  switch (document.tag) {
    case 'OrderConfirmation':
      return t('orderPage.document.OrderConfirmation')
    case 'DeliveryNote':
      return t('orderPage.document.DeliveryNote', { number: document.shipment })
    case 'Invoice':
      return t('orderPage.document.Invoice', { number: document.number })
    case 'CreditNote':
      return t('orderPage.document.CreditNote', { number: document.number })
    default:
      return absurdCase(document)
  }
}
