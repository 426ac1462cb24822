import type { BriefVariant } from '#domain/catalogue/variant'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { Identity } from '../auth/identity'
import { stockFault } from '../catalogue/read-stock'
import { readBriefVariants, readListedVariants, readVariants } from '../catalogue/read-variants'
import { deliveryCalendarOf } from '../config/delivery-calendar'
import type { ServiceContext } from '../context'
import type { VariantExtent } from './describing-fields'
import { argumentsOf, queryError } from './query-error'
import { Sparing, VariantsArguments } from './arguments'
import { sliceTurns } from './slice-turns'

const readers = { whole: readVariants, listed: readListedVariants, brief: readBriefVariants }

/** Articles with the user's price and the stock of the requested locations (CATALOG-14, CATALOG-15). */
export const resolveVariants = async (
  { db, clock }: ServiceContext,
  identity: Identity | undefined,
  brand: BrandCode,
  given: unknown,
  variables: unknown,
  extent: VariantExtent,
): Promise<readonly Promise<BriefVariant>[]> => {
  const { articleNumbers, deliveryId, stockInput, locationId } = argumentsOf(VariantsArguments, given)
  const fault = stockFault(
    Math.max(articleNumbers.length, stockInput?.articles.length ?? 0),
    stockInput?.locationIds.length ?? 0,
  )
  if (fault !== undefined) throw queryError(fault)
  const { skipPrice, skipStock } = argumentsOf(Sparing, variables)
  const variants = await readers[extent](db, identity, {
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
  return variants.map(async (variant: BriefVariant, index: number) => {
    await turnOf(index)
    return variant
  })
}
