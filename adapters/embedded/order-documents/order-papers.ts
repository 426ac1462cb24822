import type {
  HistoricCreditNote,
  HistoricInvoice,
  HistoricLine,
  HistoricOrder,
  HistoricShipment,
  InvoicedLine,
  OrderAddresses,
} from '#application/ports/order-history'
import { namedCountry } from '#domain/address/country'
import { spacedZipCode } from '#domain/address/zip-code'
import { vatOn } from '#domain/checkout/order-sum'
import { money, noMoney, sumOfOre, type Money } from '#domain/kernel/money'
import type { CreditReason, LineQuantity } from '#domain/order/order'
import { deliveryNames } from '../config/delivery-names'
import { section, sideBySide, type Fact, type SheetSection } from '../documents/sheet'
import { momentOf } from '../order-history/order-clock'
import { kindOf, numberOf } from './document-names'
import type { Paper, PaperColumn, PaperRow } from './paper'
import { amountText, kronor, quantityText } from '../swedish-amount'

/** An order as its reader may see it, so that amounts are undefined for whoever may not see prices (PERM-12). */
export interface PaperOrder {
  readonly order: HistoricOrder
  readonly addresses: OrderAddresses
}

type Sections = readonly (readonly SheetSection[])[]

const columnsOf = (quantity: string): readonly PaperColumn[] => [
  { head: 'Artikelnr', part: 13, align: 'left' },
  { head: 'Benämning', part: 42, align: 'left' },
  { head: quantity, part: 10, align: 'right' },
  { head: 'Enhet', part: 8, align: 'left' },
]
const priceColumn: PaperColumn = { head: 'Pris', part: 12, align: 'right' }
const amountColumn: PaperColumn = { head: 'Summa', part: 15, align: 'right' }

const goodsOf = ({ delivery, store }: OrderAddresses): readonly string[] => {
  if (store !== undefined)
    return [store.name, store.address, `${spacedZipCode(store.zipCode)} ${store.city}`.trim(), store.phone].filter(
      (text) => text,
    )
  if (delivery === undefined) return []
  const { recipientName, address1, address2, address3, postalCode, postalAddress, countryCode } = delivery
  const place = `${spacedZipCode(postalCode)} ${postalAddress}`.trim()
  return [
    orText(recipientName, 'Mottagarnamn saknas'),
    address1,
    orText(address2, 'Adress saknas'),
    address3,
    place,
    namedCountry(countryCode),
  ].flatMap((text) => (text === undefined || text === '' ? [] : [text]))
}

/** A missing recipient or street is said in documents as on pages (ADDRESS-03, ADDRESS-04). */
const orText = (text: string | undefined, missing: string): string =>
  text === undefined || text.trim() === '' ? missing : text

const factsOf = ({ order, addresses }: PaperOrder, own: readonly Fact[], requested: string): Sections => {
  const { customer } = addresses
  const where = order.store === undefined ? 'Leveransadress' : 'Hämtas i'
  return [
    ...sideBySide(
      section('Uppgifter', [
        ...own,
        ['Ordernummer', order.orderNumber],
        ['Orderdatum', momentOf(order.placedAt).day],
        ['Leveranssätt', deliveryNames[order.deliveryId]],
        ['Önskad leverans', requested],
      ]),
      section('Kund', [
        ['Kund', customer.name],
        ['Kundnummer', customer.customerId],
        ['Projekt', order.project?.name || order.project?.projectId || ''],
        ['Beställare', order.buyer.name],
        ['Er referens', order.reference ?? ''],
        ['Ert ordernummer', order.customerOrderNumber ?? ''],
        ['Godsmärke', order.goodsMark ?? ''],
      ]),
    ),
    ...sideBySide(section(where, [], goodsOf(addresses))),
  ]
}

const remarkOf = ({ label, cancelled, unit }: HistoricLine): string =>
  [label === '' ? '' : `Märkning: ${label}`, cancelled > 0 ? `Annullerat: ${quantityText(cancelled)} ${unit}` : '']
    .filter((text) => text !== '')
    .join('. ')

const hidden = 'Belopp visas inte, eftersom du saknar rättighet att se priser.'

/** The sums of a document with the VAT on the whole, rounded once. */
const sumsOf = (goods: Money, freight: Money, total: Money, comesTo: string): readonly Fact[] => {
  const { vat, totalIncludingVat } = vatOn(total)
  return [
    ['Varor', kronor(goods)],
    ...(freight === noMoney ? [] : [['Frakt', kronor(freight)] as const]),
    ['Summa exkl. moms', kronor(total)],
    ['Moms 25 %', kronor(vat)],
    [comesTo, kronor(totalIncludingVat)],
  ]
}

/** What was ordered and at which prices (ORDER-05). */
export const orderConfirmation = (given: PaperOrder): Paper => {
  const { order } = given
  const { total, freight } = order
  const document = { tag: 'OrderConfirmation' } as const
  const rows = order.lines.map((line): PaperRow => ({
    cells: [
      line.articleNumber,
      line.name,
      quantityText(line.ordered),
      line.unit,
      ...(line.netPrice === undefined || line.lineTotal === undefined
        ? []
        : [amountText(line.netPrice), amountText(line.lineTotal)]),
    ],
    remark: remarkOf(line),
  }))
  return {
    kind: kindOf(document),
    number: numberOf(order.orderNumber, document),
    facts: factsOf(given, [], order.requestedDeliveryDate ?? ''),
    columns: [...columnsOf('Antal'), ...(total === undefined ? [] : [priceColumn, amountColumn])],
    rows,
    sums:
      total === undefined
        ? []
        : sumsOf(money(total - (freight ?? noMoney)), freight ?? noMoney, total, 'Totalt inkl. moms'),
    remarks:
      total === undefined
        ? [hidden]
        : order.lines.some(({ alloyingTotal }) => alloyingTotal !== undefined && alloyingTotal > 0)
          ? ['Metalltillägg ingår i radernas summor.']
          : [],
  }
}

const rowOf = (order: HistoricOrder, { position, quantity }: LineQuantity, more: readonly string[] = []): PaperRow => {
  const line = order.lines.find((each) => each.position === position)
  return {
    cells: [line?.articleNumber ?? '', line?.name ?? '', quantityText(quantity), line?.unit ?? '', ...more],
    remark: line === undefined || line.label === '' ? '' : `Märkning: ${line.label}`,
  }
}

/** What comes with the goods of a shipment. It never tells prices, whoever reads it. */
export const deliveryNote = (given: PaperOrder, { number: shipment, ...sent }: HistoricShipment): Paper => {
  const { order } = given
  const document = { tag: 'DeliveryNote', shipment } as const
  const { fields } = order
  const dayOf = (at: HistoricShipment['deliveredAt']): string => (at === undefined ? '' : momentOf(at).day)
  return {
    kind: kindOf(document),
    number: numberOf(order.orderNumber, document),
    facts: [
      ...factsOf(
        given,
        [
          ['Plockad', dayOf(sent.pickedAt)],
          ['Skickad', dayOf(sent.dispatchedAt)],
          ['Levererad', dayOf(sent.deliveredAt)],
          ['Kollinummer', sent.trackingNumber ?? ''],
        ],
        order.requestedDeliveryDate ?? '',
      ),
      ...sideBySide(
        section('Vid leverans', [
          ['Mottagare', fields.recipient ?? ''],
          ['Mobil', fields.mobile ?? ''],
          ['Portkod', fields.doorCode ?? ''],
          ['Meddelande', fields.message ?? ''],
        ]),
      ),
    ],
    columns: columnsOf('Levererat'),
    rows: sent.lines.map((line) => rowOf(order, line)),
    sums: [],
    remarks: order.lines.some(({ rest }) => rest > 0) ? ['Det som återstår av ordern levereras senare.'] : [],
  }
}

const amountsOf = (lines: readonly InvoicedLine[]): Money => sumOfOre(lines.flatMap(({ amount }) => amount ?? []))

const invoicedRows = (order: HistoricOrder, lines: readonly InvoicedLine[]): readonly PaperRow[] =>
  lines.map((line) => rowOf(order, line, line.amount === undefined ? [] : [amountText(line.amount)]))

/** The invoice of a shipment. */
export const invoicePaper = (given: PaperOrder, invoice: HistoricInvoice): Paper => {
  const { order } = given
  const document = { tag: 'Invoice', number: invoice.number } as const
  const { total, freight = noMoney, lines } = invoice
  return {
    kind: kindOf(document),
    number: invoice.number,
    facts: factsOf(
      given,
      [
        ['Fakturanummer', invoice.number],
        ['Fakturadatum', invoice.issuedOn],
        ['Förfallodatum', invoice.dueOn],
        ['Betald', invoice.paidOn ?? ''],
        ['Följesedel', numberOf(order.orderNumber, { tag: 'DeliveryNote', shipment: invoice.shipment })],
      ],
      '',
    ),
    columns: [...columnsOf('Antal'), ...(total === undefined ? [] : [amountColumn])],
    rows: invoicedRows(order, lines),
    sums: total === undefined ? [] : sumsOf(amountsOf(lines), freight, total, 'Att betala'),
    remarks: [
      ...(total === undefined ? [hidden] : []),
      `Ange fakturanummer ${invoice.number} när ni betalar.`,
      ...invoice.credits.map(({ number, issuedOn }) => `Kreditfaktura ${number} är utfärdad ${issuedOn}.`),
    ],
  }
}

const reasons: Readonly<Record<CreditReason, string>> = {
  returned: 'Returnerade varor',
  damaged: 'Skadade varor',
}

/** What is given back of an invoice. */
export const creditNotePaper = (given: PaperOrder, invoice: HistoricInvoice, credit: HistoricCreditNote): Paper => {
  const { total, lines } = credit
  const document = { tag: 'CreditNote', number: credit.number } as const
  return {
    kind: kindOf(document),
    number: credit.number,
    facts: factsOf(
      given,
      [
        ['Kreditfaktura', credit.number],
        ['Fakturadatum', credit.issuedOn],
        ['Avser faktura', invoice.number],
        ['Anledning', reasons[credit.reason]],
      ],
      '',
    ),
    columns: [...columnsOf('Antal'), ...(total === undefined ? [] : [amountColumn])],
    rows: invoicedRows(given.order, lines),
    sums: total === undefined ? [] : sumsOf(amountsOf(lines), noMoney, total, 'Att kreditera'),
    remarks: total === undefined ? [hidden] : [],
  }
}
