import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { Facet, PriceBasis } from '#application/ports/search-service'
import type { PageOfResults } from '#application/queries/page-data'
import { isSessionKnown } from '#domain/session/session'
import { useMay } from '../shop/permissions'
import { useSession } from '../shop/ShopContext'

/** Whether results are sorted or filtered by price. */
const areByPrice = ({ sortBy }: PageOfResults, facets: readonly Facet[]): boolean =>
  sortBy === 'price' ||
  facets.some(
    (facet) =>
      facet.type === 'range' &&
      facet.name === 'price' &&
      (facet.selectedMin !== undefined || facet.selectedMax !== undefined),
  )

export interface ReaderPrices {
  /** The prices that the reader sees, and that the next results are sorted and filtered by. */
  readonly basis: PriceBasis
  /** The results are sorted and filtered by other prices than the reader sees, so their bounds are not the reader's. */
  readonly isOther: boolean
  /** The results are sorted or filtered by other prices, and those by the reader's own are on their way. */
  readonly isWaiting: boolean
  /** The results are sorted or filtered by visitors' prices; a user must not see them as their own. */
  readonly areForVisitors: boolean
}

/**
 * The prices that the results are sorted and filtered by. The document is rendered with visitors' prices. A user whose
 * results are sorted or filtered by price gets them again by their own, and again when they work for another customer
 * or log out.
 */
export const useReaderPrices = (page: PageOfResults, facets: readonly Facet[]): ReaderPrices => {
  const session = useSession()
  const seesPrices = useMay('seePrices')
  const { revalidate } = useRevalidator()
  const isKnown = isSessionKnown(session)
  const isUser = session.tag === 'Authenticated'
  const reader = session.tag === 'Authenticated' ? (session.context?.customerId ?? 'user') : 'visitor'
  const [answeredTo, setAnsweredTo] = useState<string>()
  const isAnswered = answeredTo === reader
  const isOther =
    isKnown && seesPrices && !isAnswered && (isUser ? page.prices === 'includingVat' : page.prices === 'own')
  const byPrice = areByPrice(page, facets)
  const askedFor = useRef<string>(undefined)
  useEffect(() => {
    if (!byPrice || !isKnown || !seesPrices) return
    const isAnother = askedFor.current !== undefined && askedFor.current !== reader
    askedFor.current = reader
    if (isOther || isAnother) void revalidate().then(() => setAnsweredTo(reader))
  }, [byPrice, isKnown, seesPrices, isOther, reader, revalidate])
  return {
    basis: isOther ? (isUser ? 'own' : 'includingVat') : page.prices,
    isOther,
    isWaiting: byPrice && isOther,
    areForVisitors: byPrice && page.prices === 'includingVat' && !isAnswered && (!isKnown || seesPrices),
  }
}
