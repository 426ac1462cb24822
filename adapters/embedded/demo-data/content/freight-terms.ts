import type { FreightPrice } from '#domain/delivery/freight'
import { type Money, noMoney } from '#domain/kernel/money'

const inKronor = (amount: Money): string => `${amount.toLocaleString('sv-SE')} kr`

/** What a freight costs, in the words of the page about freight. */
export const freightTerms = ({ price, freeAbove }: FreightPrice): string => {
  if (price === noMoney) return 'Fri'
  return freeAbove === undefined ? inKronor(price) : `Fri över ${inKronor(freeAbove)}, annars ${inKronor(price)}`
}
