import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { PageOfResults } from '#application/queries/page-data'
import type { Projection } from '#application/projections/projection'
import type { Shop } from '#application/shop/shop'
import type { LocationId } from '#domain/kernel/ids'
import { useOrderHead } from '../order-head/OrderHeadContext'
import { useProjection, useSession } from '../shop/ShopContext'
import { t } from '../texts/t'

const stockPlaceOf = (shop: Shop): Projection<LocationId | undefined> => shop.stockPlace

/**
 * The filter for stock at the user's delivery. The document is rendered with the stock of the central storage. A user
 * whose goods come from another location gets their own results as soon as that is known, and again when the delivery
 * changes.
 * @returns the filter's label, which depends on the chosen delivery
 */
export const useInStockFilter = ({ inStockAt }: PageOfResults): string => {
  const place = useProjection(stockPlaceOf, undefined)
  const { revalidate } = useRevalidator()
  const { delivery } = useOrderHead()
  const isOwn = useSession().tag === 'Authenticated' && delivery.name !== undefined
  useEffect(() => {
    if (inStockAt !== undefined && place !== undefined && place !== inStockAt) void revalidate()
  }, [inStockAt, place, revalidate])
  return isOwn ? t('facets.inStockFor', { delivery: delivery.name.toLocaleLowerCase('sv') }) : t('facets.inStock')
}
