/*
 * The sums of the simulation's own arithmetic, in whole öre. Prices are ten-thousandths of a krona and quantities have
 * at most one decimal, so every product is exact.
 */

/** Öre of a line, half an öre rounded up. */
export const oreOfLine = (tenThousandths: number, quantity: number): number =>
  Math.round((tenThousandths * quantity) / 100)

/** Öre for sending a delivery whose goods cost that many öre; deliveries of other kinds have no freight. */
export const oreOfFreight = (delivery: string, goods: number): number => {
  if (delivery !== 'DBI') return 0
  return goods > FREE_ABOVE_ORE ? 0 : FREIGHT_ORE
}

export const FREIGHT_ORE = 9_500
export const FREE_ABOVE_ORE = 100_000
