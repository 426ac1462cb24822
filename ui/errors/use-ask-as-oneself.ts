import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType, useRevalidator } from 'react-router-dom'
import { useSession } from '../shop/ShopContext'
import { cameFromServer, statusOf } from '../routing/status'

/**
 * Asks once more for a page that the server did not find, when it turns out who is here: the server knows nobody, and a
 * customer's own campaigns are told to the customer alone.
 */
export const useAskAsOneself = (error: unknown): void => {
  // The document's own address; one that was gone to here was asked for as oneself.
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
