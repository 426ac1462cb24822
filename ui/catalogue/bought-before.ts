import { useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import type { PageOfResults } from '#application/queries/page-data'
import { useSession } from '../shop/ShopContext'
import { usePurchaseContext } from '../shop/last-purchases'
import { isBoughtOnly } from './result-view'

interface BoughtFilter {
  /** The user may not see purchases. */
  readonly isDenied: boolean
  /** The results are those of a visitor; a user must not see them as their own. */
  readonly awaitsOwn: boolean
}

/**
 * The filter for what the customer has bought before. The document is rendered with the results of a visitor. They are
 * fetched again when the customer is known, and whenever another customer, or nobody, takes their place.
 */
export const useBoughtFilter = ({ boughtOnly }: PageOfResults): BoughtFilter => {
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
  const isDenied = isUser && context === undefined
  return { isDenied, awaitsOwn: asked && boughtOnly !== true && !isDenied }
}
