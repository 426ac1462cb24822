import { absurdCase } from '#domain/kernel/decider'
import type { OrderDocument } from '#domain/order/order-document'

const kinds: Readonly<Record<OrderDocument['tag'], string>> = {
  OrderConfirmation: 'Orderbekräftelse',
  DeliveryNote: 'Följesedel',
  Invoice: 'Faktura',
  CreditNote: 'Kreditfaktura',
}

const fileKinds: Readonly<Record<OrderDocument['tag'], string>> = {
  OrderConfirmation: 'orderbekraftelse',
  DeliveryNote: 'foljesedel',
  Invoice: 'faktura',
  CreditNote: 'kreditfaktura',
}

export const kindOf = ({ tag }: OrderDocument): string => kinds[tag]

/** The number by which a document of an order is known. */
export const numberOf = (orderNumber: string, document: OrderDocument): string => {
  switch (document.tag) {
    case 'OrderConfirmation':
      return orderNumber
    case 'DeliveryNote':
      return `${orderNumber}-${document.shipment}`
    case 'Invoice':
    case 'CreditNote':
      return document.number
    default:
      return absurdCase(document)
  }
}

export const fileNameOf = (orderNumber: string, document: OrderDocument): string =>
  `${fileKinds[document.tag]}-${numberOf(orderNumber, document)}.pdf`
