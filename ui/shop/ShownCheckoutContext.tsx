import { createContext, useContext, useState } from 'react'
import type { CheckoutState, Placing } from '#domain/checkout/checkout'
import type { SessionState } from '#domain/session/session'
import { useRouteMeta } from '../routing/route-meta'
import { useCheckout, useSession } from './ShopContext'

type Placed = Extract<Placing, { tag: 'Placed' }>

const ShownCheckoutContext = createContext<CheckoutState | undefined>(undefined)

/** Provides the checkout that a page about an order shows, and by which that page is guarded. */
export const ShownCheckoutProvider = ShownCheckoutContext.Provider

/** The user, customer and project of a session; undefined while an order has no reader. */
const readerOf = (session: SessionState): string | undefined =>
  session.tag === 'Authenticated'
    ? [session.signedIn.user.userId, session.context?.customerId, session.context?.projectId].join()
    : undefined

/**
 * The checkout for the present page. A page that needs a placed order keeps the order that it was entered with until
 * it is left: another tab may place the next order meanwhile. The next reader does not see the order of the last one.
 */
export const useCheckoutAtEntry = (): CheckoutState => {
  const { rule } = useRouteMeta()
  const reader = readerOf(useSession())
  const checkout = useCheckout()
  const { placing } = checkout
  const [kept, setKept] = useState<{ readonly reader: string; readonly placed: Placed }>()
  const isKept = kept !== undefined && kept.reader === reader && rule === 'checkout-success-page'
  if (kept !== undefined && !isKept) setKept(undefined)
  if (kept === undefined && reader !== undefined && rule === 'checkout-success-page' && placing.tag === 'Placed')
    setKept({ reader, placed: placing })
  return isKept ? { ...checkout, placing: kept.placed } : checkout
}

/** The checkout that the present page shows; that of the shop outside of a guarded page. */
export const useShownCheckout = (): CheckoutState => {
  const current = useCheckout()
  return useContext(ShownCheckoutContext) ?? current
}
