import { EXPRESS_TAG } from '#domain/cart/line-article'
import { roundToOre, money } from '#domain/kernel/money'
import type { PurchaseConstraint } from '#domain/catalogue/variant'
import { stores } from '../stores/store-data'
import type { ProductData, StockLevel } from '../../seeding/catalogue-data'
import type { GeneratedArticle } from './article'
import { seededRandom, type SeededRandom } from './seeded-random'
import { eanOf } from './ean'
import type { Dimension, Family, Model } from './family'
import { pictured, type Pictured } from './pictured'
import { discountTable } from './price-groups'
import { metalShareOf } from './metal-surcharge'
import { slugOf } from './slug'
import { centralLevel, keepingBy, stockTypeOf, storeLevels, type Keeping } from './stock-levels'
import { supplierNumberOf } from './supplier-number'

export interface ProductPlan {
  readonly product: ProductData
  readonly family: Family
  readonly model: Model
  readonly block: number
  /** Whether it stands at a fixed place, so that its articles' numbers end in the codes of their sizes. */
  readonly fixed: boolean
  /** What the make adds to the price. */
  readonly makeFactor: number
  /** Whether the product is on campaign. */
  readonly campaign: boolean
}

const ore = (amount: number): number => roundToOre(money(amount))
const fiveOre = (amount: number): number => ore(Math.round(amount * 20) / 20)

/** The list price from which the best customers' discount leads to a price. */
const listPriceOf = (family: Family, price: number): number =>
  ore(price / (1 - discountTable.A[family.discountGroup] / 100))

/** An article of a product: everything about it follows from its number. */
export const generateArticle = (
  plan: ProductPlan,
  dimension: Dimension,
  number: number,
  position: number,
): GeneratedArticle => {
  const { product, family, model } = plan
  const articleNumber = String(number)
  const random = seededRandom(number)
  const known = pictured[articleNumber] ?? {}
  const name = `${product.name} ${dimension.label}`
  const factor = model.priceFactor * plan.makeFactor
  const price = factor === 1 ? dimension.price : fiveOre(dimension.price * factor)
  const discontinued = known.discontinued ?? (known.keeping === undefined && random.next() < 0.02)
  const keeping = known.keeping ?? (discontinued ? 'emptied' : keepingBy(random))
  const stock = stockOf(known, keeping, random, price, family.orderMultiple)
  const stockedAt = stock
    .filter(({ locationId, stocked }) => stocked && isStore(locationId))
    .map(({ locationId }) => locationId)
  const express = stock.some(({ quantity }) => quantity > 0) && price < 3000
  const campaignPrice = known.campaignPrice ?? (plan.campaign && !discontinued ? fiveOre(price * 0.82) : null)
  const facts = { ...dimension.attributes, ...model.attributes }

  return {
    articleNumber,
    productId: product.productId,
    name,
    slug: `${slugOf(name)}-${articleNumber}`,
    position,
    size: dimension.size,
    // Some articles are ours alone and have no number in the trade's register.
    rsk: family.register !== undefined || number % 11 === 0 ? null : articleNumber,
    eNumber: family.register === 'E' ? articleNumber : null,
    supplierNumber: supplierNumberOf(product.brand, number),
    ean: eanOf(number),
    unit: family.unit,
    conversion: family.conversion ?? null,
    orderMultiple: family.orderMultiple,
    discontinued,
    replacedBy: known.replacedBy ?? null,
    purchaseConstraints: constraintsOf(known, random, stockedAt.length),
    stockedAt,
    filterTags: [...(express ? [EXPRESS_TAG] : []), ...(campaignPrice === null ? [] : ['kampanj'])],
    attributes: Object.entries(facts).map(([attributeName, attributeValue]) => ({ attributeName, attributeValue })),
    warnings: (model.warnings ?? []).map((warning) => ({ ...warning, assetUrl: undefined })),
    discountGroup: family.discountGroup,
    listPrice: listPriceOf(family, price),
    alloyingPrice: alloyingOf(facts, dimension, price, factor),
    brackets: bracketsOf(known, family, price),
    campaignPrice,
    askForPrice: price > 4000 && known.keeping === undefined && random.next() < 0.12,
    stockType: stockTypeOf(keeping),
    stock,
    popularity: (articleNumber in pictured ? 0.9 + random.next() / 10 : random.next() ** 2) * (discontinued ? 0.1 : 1),
  }
}

/** What the price of metal makes of a price: only of what is metal, as its size says or by its material's share. */
const alloyingOf = (
  facts: Readonly<Record<string, string>>,
  { alloying }: Dimension,
  price: number,
  factor: number,
): number => {
  const share = metalShareOf(facts['Ledare'] ?? facts['Material'])
  return share === 0 ? 0 : ore(alloying === undefined ? price * share : alloying * factor)
}

const storeIds = new Set(stores.map(({ id }) => id))
const isStore = (locationId: string): boolean => storeIds.has(locationId)

const stockOf = (
  known: Pictured,
  keeping: Keeping,
  random: SeededRandom,
  price: number,
  multiple: number,
): readonly StockLevel[] => {
  const central = centralLevel(keeping, random, price, multiple, known.quantity)
  if (known.inStores === undefined) return [central, ...storeLevels(keeping, random, price, multiple)]
  const inStores = Object.entries(known.inStores).map(([locationId, quantity]): StockLevel => ({
    locationId,
    quantity,
    stocked: true,
    availability: 'green',
    fromDays: null,
    toDays: null,
    incomingQuantity: 0,
    incomingInDays: null,
  }))
  return [central, ...inStores]
}

const constraintsOf = (known: Pictured, random: SeededRandom, inStores: number): readonly PurchaseConstraint[] => {
  if (known.constraint !== undefined) return [known.constraint]
  if (known.keeping !== undefined || inStores === 0) return []
  const roll = random.next()
  return roll < 0.01 ? ['onlyStore'] : roll < 0.025 ? ['mustBeInStockedAt'] : []
}

const bracketsOf = (known: Pictured, family: Family, price: number): GeneratedArticle['brackets'] => {
  const prices = known.brackets ?? family.brackets.map(([from, factor]) => [from, fiveOre(price * factor)] as const)
  return prices.map(([fromQuantity, bracketPrice]) => ({ fromQuantity, listPrice: listPriceOf(family, bracketPrice) }))
}
