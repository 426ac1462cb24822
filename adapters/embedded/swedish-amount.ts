import type { Money } from '#domain/kernel/money'
import { roundToOre } from '#domain/kernel/money'

const amounts = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const quantities = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 3 })

// Versions of ICU write different spaces and minus signs.
const plain = (text: string): string => text.replaceAll(/\s/gu, ' ').replaceAll('\u2212', '-')

/** `1 234,50`, rounded half away from zero to whole öre. */
export const amountText = (amount: Money): string => plain(amounts.format(roundToOre(amount)))

/** `1 234,50 kr` */
export const kronor = (amount: Money): string => `${amountText(amount)} kr`

/** `1 240`, `2,5`; at most three decimals. */
export const quantityText = (quantity: number): string => plain(quantities.format(quantity))
