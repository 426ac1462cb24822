import { EXPRESS_TAG } from '#domain/catalogue/express'
import { roundToOre, money } from '#domain/kernel/money'
import type { PurchaseConstraint } from '#domain/catalogue/variant'
import { stores } from '../stores/store-data'
import type { ProductData, StockLevel } from '../../seeding/catalogue-data'
import type { GeneratedArticle } from './article'
import { seededRandom, type SeededRandom } from './seeded-random'
import { eanOf } from './ean'
import type { Dimension, Family, Model } from './family'
import { decimal } from './kind'
import { pictured, type Pictured } from './pictured'
import { discountTable } from './price-groups'
import { metalOf, surchargePerKilogram } from './metal-surcharge'
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

/** What a campaign takes off the price of the customers with the highest discount, per cent. */
export const CAMPAIGN_DISCOUNT = 18

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
  const price = known.price ?? (factor === 1 ? dimension.price : fiveOre(dimension.price * factor))
  const unit = model.unit ?? family.unit
  const orderMultiple = model.orderMultiple ?? dimension.orderMultiple ?? family.orderMultiple
  const discontinued = known.discontinued ?? (known.keeping === undefined && random.next() < 0.02)
  const keeping = known.keeping ?? (discontinued ? 'emptied' : keepingBy(random))
  const stock = stockOf(known, keeping, random, price, orderMultiple)
  const stockedAt = stock
    .filter(({ locationId, stocked }) => stocked && isStore(locationId))
    .map(({ locationId }) => locationId)
  const warnings = model.warnings ?? []
  const express = stock.some(({ quantity }) => quantity > 0) && price < 3000 && warnings.length === 0
  const campaignPrice = known.campaignPrice ?? (plan.campaign && !discontinued ? campaignPriceOf(price) : null)
  const facts = factsOf(model, dimension, unit)

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
    unit,
    conversion:
      dimension.conversion ?? model.conversion ?? (model.unit === undefined ? family.conversion : null) ?? null,
    orderMultiple,
    discontinued,
    replacedBy: known.replacedBy ?? null,
    purchaseConstraints: constraintsOf(known, random, stockedAt.length),
    stockedAt,
    filterTags: [...(express ? [EXPRESS_TAG] : []), ...(campaignPrice === null ? [] : ['kampanj'])],
    attributes: Object.entries(facts).map(([attributeName, attributeValue]) => ({ attributeName, attributeValue })),
    warnings: warnings.map((warning) => ({ ...warning, assetUrl: undefined })),
    discountGroup: family.discountGroup,
    listPrice: listPriceOf(family, price),
    alloyingPrice: alloyingOf(plan, dimension, facts),
    brackets: bracketsOf(known, plan, dimension, price),
    campaignPrice,
    // A price that is on campaign is told.
    askForPrice: price > 4000 && campaignPrice === null && known.keeping === undefined && random.next() < 0.12,
    stockType: stockTypeOf(keeping),
    stock,
    popularity: (articleNumber in pictured ? 0.9 + random.next() / 10 : random.next() ** 2) * (discontinued ? 0.1 : 1),
  }
}

/** What a campaign leaves of a price, rounded down so that the stated discount is never less. */
const campaignPriceOf = (price: number): number => ore(Math.floor(price * (1 - CAMPAIGN_DISCOUNT / 100) * 20) / 20)

const massDigits = (kilograms: number): number => (kilograms < 0.1 ? 3 : kilograms < 10 ? 2 : kilograms < 100 ? 1 : 0)

const factsOf = (model: Model, dimension: Dimension, unit: string): Readonly<Record<string, string>> => {
  const kilograms = (dimension.kilograms ?? 0) * (model.massFactor ?? 1)
  const mass = unit === 'm' ? 'Vikt, kg/m' : 'Vikt, kg'
  return {
    ...dimension.attributes,
    ...(kilograms === 0 ? {} : { [mass]: decimal(kilograms, massDigits(kilograms)) }),
    ...model.attributes,
    ...model.attributesOf?.(dimension),
  }
}

/** The part of a price that follows the price of metal; none of what is not sold by the weight of its metal. */
const alloyingOf = (
  { family, model: { massFactor = 1 } }: ProductPlan,
  { alloying, kilograms = 0 }: Dimension,
  facts: Readonly<Record<string, string>>,
): number => {
  const metal = metalOf(facts['Ledare'] ?? facts['Material'])
  if (family.alloyed === undefined || metal === undefined) return 0
  return metal === family.alloyed && alloying !== undefined
    ? ore(alloying * massFactor)
    : ore(kilograms * massFactor * surchargePerKilogram[metal])
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

const bracketsOf = (
  known: Pictured,
  { family, model }: ProductPlan,
  dimension: Dimension,
  price: number,
): GeneratedArticle['brackets'] => {
  const steps = dimension.brackets ?? model.brackets ?? family.brackets
  const prices = known.brackets ?? steps.map(([from, factor]) => [from, fiveOre(price * factor)] as const)
  return prices.map(([fromQuantity, bracketPrice]) => ({ fromQuantity, listPrice: listPriceOf(family, bracketPrice) }))
}
