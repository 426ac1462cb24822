import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { isSessionKnown } from '#domain/session/session'
import { useSession } from '../shop/ShopContext'

/**
 * The document is rendered for a visitor. Campaigns for the customer alone (CAMPAIGN-04) are fetched once the session
 * is known, and again when the customer changes. A page that is opened later was already fetched for the customer.
 */
export const useOwnCampaigns = (): void => {
  const session = useSession()
  const { revalidate } = useRevalidator()
  const known = isSessionKnown(session)
  const customer = session.tag === 'Authenticated' ? session.context?.customerId : undefined
  const shownTo = useRef(known ? customer : undefined)
  useEffect(() => {
    if (!known || shownTo.current === customer) return
    shownTo.current = customer
    void revalidate()
  }, [known, customer, revalidate])
}
