import { articleNumbers, type ShopClient } from './shop-client'

/** Sold in every order multiple of the catalogue. */
export const SOLD_IN_ALL_MULTIPLES = 50

/** So many articles fill a cart of any size: every line has a label of its own. */
const ARTICLES = 260

/**
 * Fills an empty cart with so many lines, each with the label `Plats 1`, `Plats 2` and so on.
 *
 * @returns articles that the cart does not hold and that can be bought
 */
export const fillCart = async (origin: string, client: ShopClient, size: number): Promise<readonly string[]> => {
  const found = await articleNumbers(origin, ARTICLES)
  const probe = found.map((articleNumber) => ({ articleNumber, quantity: SOLD_IN_ALL_MULTIPLES }))
  const refused = new Set(await client.add(probe))
  await client.empty()
  const sold = found.filter((articleNumber) => !refused.has(articleNumber))
  const [inCart, others] = [sold.slice(0, -10), sold.slice(-10)]
  const lines = Array.from({ length: size }, (_, index) => ({
    articleNumber: inCart[index % inCart.length] ?? '',
    quantity: SOLD_IN_ALL_MULTIPLES,
    label: `Plats ${index + 1}`,
  }))
  await client.add(lines)
  const present = (await client.lines()).length
  if (present !== size) throw new Error(`The cart was to have ${size} lines and has ${present}.`)
  return others
}
