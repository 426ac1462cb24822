import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { secret } from '#domain/kernel/secret'
import type { PasswordChallenge } from '#application/ports/passwords'
import { useArrivedShop, useOnceArrived } from '../shop/ShopContext'

/** What a link says behind `#`, which no server gets. */
const challengeIn = (hash: string): PasswordChallenge | undefined => {
  const said = new URLSearchParams(hash.slice(1))
  const session = said.get('session')
  return session === null || session === ''
    ? undefined
    : { session: secret(session), username: said.get('username') ?? undefined }
}

/** `unknown` on the server and until the shop is loaded; `none` where neither a link nor a log-in led here. */
export type FoundChallenge = 'unknown' | 'none' | PasswordChallenge

/**
 * The challenge that a password is chosen by: that of the link, which then leaves the address, or the one that this tab
 * has from before a reload or from a log-in.
 */
export const useChallenge = (): FoundChallenge => {
  const arrived = useArrivedShop()
  const onceArrived = useOnceArrived()
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const linked = useMemo(() => challengeIn(hash), [hash])
  useEffect(() => {
    if (linked === undefined) return
    // Before anything that the form asks for later, however early it is sent.
    onceArrived(({ passwords }) => {
      passwords.keepChallenge(linked)
      void navigate(pathname, { replace: true })
    })
  }, [onceArrived, linked, pathname, navigate])
  // The server draws the page without what stands behind `#`.
  if (arrived === undefined) return 'unknown'
  return linked ?? arrived.passwords.challenge() ?? 'none'
}
