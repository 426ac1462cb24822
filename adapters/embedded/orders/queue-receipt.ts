import type { OrderNumber } from '#domain/kernel/ids'
import { type Money, sumOfOre } from '#domain/kernel/money'
import { vatOn } from '#domain/checkout/order-sum'
import { lineTotal } from '#domain/cart/cart-view'
import { may } from '#domain/session/permissions'
import type { Identity } from '../auth/identity'
import { brandConfigs } from '../config/brand-config'
import { deliveryNames } from '../config/delivery-names'
import type { ServiceContext } from '../context'
import type { Database } from '../database/database'
import { limits } from '../limits'
import { queueMail } from '../mail/queue-mail'
import { kronor, quantityText } from '../swedish-amount'
import { totalOf, type AcceptedDelivery } from './save-order'

/** A delivery that was ordered, with the number that the checkout answers. */
export interface ReceiptedDelivery {
  readonly orderNumber: OrderNumber
  readonly delivery: AcceptedDelivery
}

const { mostReceiptRows } = limits.orderDocuments

const deliveryText = ({ orderNumber, delivery }: ReceiptedDelivery, seesPrices: boolean): string => {
  const { deliveryId, details, lines, freight } = delivery
  const rows = lines.slice(0, mostReceiptRows).map((line) => {
    const { article, articleNumber, quantity, label } = line
    const total = lineTotal(line)
    const amount = seesPrices && total !== undefined ? `, ${kronor(total)}` : ''
    const marked = label === '' ? '' : ` (${label})`
    return (
      `${articleNumber} ${article?.name ?? ''}${marked}: ${quantityText(quantity)} ${article?.unit ?? ''}`.trim() +
      amount
    )
  })
  const left = lines.length - rows.length
  return [
    `Order ${orderNumber}, ${deliveryNames[deliveryId]}`,
    ...(details.requestedDeliveryDate === undefined ? [] : [`Önskad leverans: ${details.requestedDeliveryDate}`]),
    ...rows,
    ...(left > 0 ? [`och ${quantityText(left)} rader till`] : []),
    ...(seesPrices && freight > 0 ? [`Frakt: ${kronor(freight)}`] : []),
  ].join('\n')
}

const sumText = (total: Money): string => {
  const { vat, totalIncludingVat } = vatOn(total)
  return [
    `Summa exkl. moms: ${kronor(total)}`,
    `Moms 25 %: ${kronor(vat)}`,
    `Totalt inkl. moms: ${kronor(totalIncludingVat)}`,
  ].join('\n')
}

/**
 * Queues the receipt of an order to its buyer, in the transaction of the checkout, so that there is one for each order
 * that is placed. It tells no prices to a buyer who may not see them (PERM-12). A buyer whom no mail reaches has ordered
 * all the same.
 */
export const queueReceipt = async (
  services: Pick<ServiceContext, 'clock' | 'ids'>,
  trx: Database,
  identity: Identity,
  placed: readonly ReceiptedDelivery[],
): Promise<void> => {
  const buyer = await trx
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('user_id', '=', identity.userId)
    .executeTakeFirst()
  const [first] = placed
  if (buyer === undefined || first === undefined) return
  const seesPrices = may(identity, 'seePrices')
  const { brand } = identity
  const others = placed.length > 1 ? ` med ${placed.length} leveranser` : ''
  await queueMail(services, trx, {
    brand,
    to: buyer.email,
    subject: `Vi har tagit emot din order ${first.orderNumber}${others}`,
    paragraphs: [
      `Hej ${buyer.first_name}! Tack för din beställning. Vi har tagit emot den, och bekräftar den inom kort.`,
      ...placed.map((each) => deliveryText(each, seesPrices)),
      ...(seesPrices ? [sumText(sumOfOre(placed.map(({ delivery }) => totalOf(delivery))))] : []),
    ],
    why: `Du får mejlet för att du valde att få en orderbekräftelse när du beställde hos ${brandConfigs[brand].brandName}.`,
  })
}
