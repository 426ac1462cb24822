import { useEffect, useRef, useState } from 'react'
import { NavigationType, useNavigationType, useRevalidator } from 'react-router-dom'
import { isSessionKnown, type SessionState } from '#domain/session/session'
import { useSession } from '../shop/ShopContext'
import { cameFromServer, statusOf } from '../routing/status'

/**
 * What is known of a page that was not found. `perhapsOwn`: it may be the user's own, and it is not known yet whether
 * there is a user. `fetching`: it is fetched again for the user. `missing`: it is not there.
 */
export type Missing = 'missing' | 'perhapsOwn' | 'fetching'

const isAtWork = (session: SessionState): boolean => session.tag === 'Authenticated' && session.context !== undefined

const isChangingCustomer = (session: SessionState): boolean =>
  session.tag === 'Authenticated' && session.switchingTo !== undefined

/**
 * Fetches a page again that the server did not find, once the session is known. The server renders without a session,
 * and only the customer can read their own campaigns. The server answers 404 for these, because 200 would tell
 * everybody that a customer has such a campaign.
 */
export const useRefetchAsUser = (error: unknown): Missing => {
  // Only the document came from the server. After a navigation the browser has already asked with the session.
  const cameWithDocument = useNavigationType() === NavigationType.Pop
  const { revalidate } = useRevalidator()
  const session = useSession()
  const hasAsked = useRef(false)
  const [isAnswered, setIsAnswered] = useState(false)
  const mayBeThere = cameWithDocument && cameFromServer(error) && statusOf(error) === 404 && !isAnswered
  const asks = mayBeThere && isAtWork(session)
  useEffect(() => {
    const fetchAgain = async (): Promise<void> => {
      await revalidate()
      setIsAnswered(true)
    }
    if (!asks || hasAsked.current) return
    hasAsked.current = true
    void fetchAgain()
  }, [asks, revalidate])
  if (!mayBeThere) return 'missing'
  if (!isSessionKnown(session)) return 'perhapsOwn'
  return asks || isChangingCustomer(session) ? 'fetching' : 'missing'
}
