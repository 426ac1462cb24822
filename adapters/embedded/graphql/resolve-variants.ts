import type { Variant } from '#domain/catalogue/variant'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { Identity } from '../auth/identity'
import { stockFault } from '../catalogue/read-stock'
import { readVariants } from '../catalogue/read-variants'
import { deliveryCalendarOf } from '../config/delivery-calendar'
import type { ServiceContext } from '../context'
import { argumentsOf, queryError } from './query-error'
import { Sparing, VariantsArguments } from './arguments'
import { sliceTurns } from './slice-turns'

/** Articles with the user's price and the stock of the requested locations (CATALOG-14, CATALOG-15). */
export const resolveVariants = async (
  { db, clock }: ServiceContext,
  identity: Identity | undefined,
  brand: BrandCode,
  given: unknown,
  variables: unknown,
): Promise<readonly Promise<Variant>[]> => {
  const { articleNumbers, deliveryId, stockInput, locationId } = argumentsOf(VariantsArguments, given)
  const fault = stockFault(
    Math.max(articleNumbers.length, stockInput?.articles.length ?? 0),
    stockInput?.locationIds.length ?? 0,
  )
  if (fault !== undefined) throw queryError(fault)
  const { skipPrice, skipStock } = argumentsOf(Sparing, variables)
  const variants = await readVariants(db, identity, {
    articleNumbers,
    deliveryId,
    locationIds: stockInput?.locationIds ?? [],
    locationId,
    postalCode: stockInput?.destination?.postalCode,
    quantities: Object.fromEntries(
      (stockInput?.articles ?? []).map(({ articleNumber, quantity }) => [articleNumber, quantity]),
    ),
    skipPrice: skipPrice ?? false,
    skipStock: skipStock ?? false,
    calendar: deliveryCalendarOf(brand, clock),
  })
  const turnOf = sliceTurns()
  return variants.map(async (variant, index) => {
    await turnOf(index)
    return variant
  })
}
