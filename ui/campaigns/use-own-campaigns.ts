import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useSession } from '../shop/ShopContext'

/**
 * The document is drawn for nobody; what holds for the customer alone (CAMPAIGN-04) is asked for once it is known who
 * looks, and again when that changes.
 */
export const useOwnCampaigns = (): void => {
  const session = useSession()
  const { revalidate } = useRevalidator()
  const known = session.tag !== 'Unknown' && session.tag !== 'Authenticating'
  const customer = session.tag === 'Authenticated' ? session.context?.customerId : undefined
  const shownTo = useRef<string>(undefined)
  useEffect(() => {
    if (!known || shownTo.current === customer) return
    shownTo.current = customer
    void revalidate()
  }, [known, customer, revalidate])
}
