import { useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import type { PageOfResults } from '#application/queries/page-data'
import { useSession } from '../shop/ShopContext'
import { usePurchaseContext } from '../shop/last-purchases'
import { isBoughtOnly } from './result-view'

/**
 * The filter for what the customer has bought before. The document is rendered with the results of a visitor. They are
 * fetched again when the customer is known, and whenever another customer, or nobody, takes their place.
 * @returns `denied` for a user who may not see purchases
 */
export const useBoughtFilter = ({ boughtOnly }: PageOfResults): 'offered' | 'denied' => {
  const context = usePurchaseContext()
  const isUser = useSession().tag === 'Authenticated'
  const { revalidate } = useRevalidator()
  const asked = isBoughtOnly(new URLSearchParams(useLocation().search))
  const drawnFor = useRef(boughtOnly === true ? context : undefined)
  useEffect(() => {
    if (drawnFor.current === context) return
    drawnFor.current = context
    if (asked) void revalidate()
  }, [asked, context, revalidate])
  return isUser && context === undefined ? 'denied' : 'offered'
}
