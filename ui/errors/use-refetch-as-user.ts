import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType, useRevalidator } from 'react-router-dom'
import { useSession } from '../shop/ShopContext'
import { cameFromServer, statusOf } from '../routing/status'

/**
 * Fetches a page again that the server did not find, once the session is known: the server renders without a
 * session, and only the customer can read their own campaigns.
 */
export const useRefetchAsUser = (error: unknown): void => {
  // Only the document came from the server. After a navigation the browser has already asked with the session.
  const cameWithDocument = useNavigationType() === NavigationType.Pop
  const { revalidate } = useRevalidator()
  const session = useSession()
  const hasAsked = useRef(false)
  const mayBeThere =
    cameWithDocument &&
    cameFromServer(error) &&
    statusOf(error) === 404 &&
    session.tag === 'Authenticated' &&
    session.context !== undefined
  useEffect(() => {
    if (!mayBeThere || hasAsked.current) return
    hasAsked.current = true
    void revalidate()
  }, [mayBeThere, revalidate])
}
