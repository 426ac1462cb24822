import type { DeliveryGroup, LineView } from '../cart/cart-view'
import type { CartLine } from '../cart/cart'
import { ordinaryPriceOf } from '../catalogue/price'
import { includingVat } from '../catalogue/pricing'
import type { DeliveryId } from '../delivery/delivery-type'
import { money, type Money, noMoney, roundToOre, sumOfOre, times } from '../kernel/money'

/**
 * The sums of an order. Amounts exclude VAT unless named otherwise; `freight`, `alloying` and `campaign` are parts of the
 * total.
 */
export interface OrderSum {
  readonly lineCount: number
  readonly deliveries: readonly {
    readonly deliveryId: DeliveryId
    readonly lineCount: number
    /** Of the lines and the freight. */
    readonly total: Money
  }[]
  /** Undefined where the shop knows of no freight. */
  readonly freight: Money | undefined
  readonly alloying: Money
  /** What campaign prices took off, as a positive amount. */
  readonly campaign: Money
  readonly vat: Money
  /** Lines that the sum leaves out, because their price is on request or could not be fetched. */
  readonly linesWithoutPrice: number
  readonly total: Money
  readonly totalIncludingVat: Money
}

const campaignOf = ({ article, quantity }: CartLine): Money => {
  const price = article?.price
  const ordinary = price === undefined ? undefined : ordinaryPriceOf(price)
  if (price === undefined || ordinary === undefined) return noMoney
  return roundToOre(times(money(ordinary - price.netPrice), quantity))
}

/**
 * VAT on a whole sum, rounded once: an invoice counts it in the same way, and prices rounded per unit would make it
 * differ.
 */
export const vatOn = (total: Money): Pick<OrderSum, 'vat' | 'totalIncludingVat'> => {
  const totalIncludingVat = includingVat(total)
  return { vat: money(totalIncludingVat - total), totalIncludingVat }
}

/** A line whose article is not known yet has no price to miss. */
const isWithoutPrice = ({ line, total }: LineView): boolean => line.article !== undefined && total === undefined

/** Sums the deliveries given; rounding is done line by line, so the parts add up to what is shown. */
export const orderSum = (groups: readonly DeliveryGroup[]): OrderSum => {
  const views = groups.flatMap((group) => group.lines)
  const freights = groups.flatMap(({ freight }) => (freight === undefined ? [] : [freight.amount]))
  const total = sumOfOre(groups.map((group) => group.total))
  return {
    lineCount: views.length,
    deliveries: groups.map(({ deliveryId, lines, total }) => ({ deliveryId, lineCount: lines.length, total })),
    freight: freights.length === 0 ? undefined : sumOfOre(freights),
    alloying: sumOfOre(groups.map((group) => group.alloying)),
    campaign: sumOfOre(views.map(({ line }) => campaignOf(line))),
    linesWithoutPrice: views.filter(isWithoutPrice).length,
    total,
    ...vatOn(total),
  }
}
