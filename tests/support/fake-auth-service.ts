import * as E from 'fp-ts/Either'
import { secret } from '#domain/kernel/secret'
import type { Claims, Customer, StoredSession, User } from '#domain/session/session'
import type { AuthService, LogInAnswer, SessionChange } from '#application/ports/auth-service'
import type { Call } from '#application/ports/call'
import { refusal, type ScriptedNetwork } from './scripted-network'

export const RIGHT_PASSWORD = secret('Fackhandel-2026')

/** One person and what the auth service knows of them. */
export interface Account {
  readonly user: User
  readonly claims: Claims
  readonly customers: readonly Customer[]
}

/** The auth service with the tokens of one browser, which its tabs share. */
export interface FakeAuth {
  readonly open: (tab: string) => AuthService
  /** What the browser's token says; undefined while nobody is logged in. */
  readonly claims: () => Claims | undefined
  /** A tab finds that its session has ended: the tokens are gone, and the other tabs see that too. */
  readonly endSession: (tab: string, why: 'unauthorised' | 'refreshFailed') => void
}

export const createFakeAuth = (
  accounts: readonly Account[],
  found: StoredSession['credentials'],
  network: ScriptedNetwork,
): FakeAuth => {
  const listeners = new Map<string, Set<(change: SessionChange) => void>>()
  let stored = found
  let present = found === 'none' ? undefined : accounts[0]

  const tell = (tab: string, change: SessionChange): void => listeners.get(tab)?.forEach((listener) => listener(change))
  const tellOthers = (tab: string, change: SessionChange): void => {
    for (const other of listeners.keys()) if (other !== tab) tell(other, change)
  }

  const become = (tab: string, account: Account | undefined): void => {
    present = account
    stored = account === undefined ? 'none' : 'token'
    tellOthers(tab, account === undefined ? 'loggedOutElsewhere' : 'loggedInElsewhere')
  }

  const whenPresent = <A>(answer: (account: Account) => A): E.Either<ReturnType<typeof refusal>, A> =>
    present === undefined ? E.left(refusal('auth', 401)) : E.right(answer(present))

  const loggedIn = ({ claims }: Account): LogInAnswer => ({ tag: 'LoggedIn', claims })

  const open = (tab: string): AuthService => {
    const ask = <A>(name: string, asked: unknown, carryOut: () => E.Either<ReturnType<typeof refusal>, A>): Call<A> =>
      network.carry({ name, with: asked, service: 'auth', carryOut }, undefined)
    return {
      stored: () => stored,
      claims: () => present?.claims,
      whenChanged: (listener) => {
        const own = listeners.get(tab) ?? new Set()
        listeners.set(tab, own.add(listener))
        return () => void own.delete(listener)
      },
      logIn: ({ username, password }) =>
        ask('logIn', { username }, () => {
          const account = accounts.find(({ user }) => user.username === username)
          if (account === undefined || password !== RIGHT_PASSWORD) return E.left(refusal('auth', 400))
          become(tab, account)
          return E.right(loggedIn(account))
        }),
      resume: () => ask('resume', stored, () => whenPresent(loggedIn)),
      logInByPunchout: () =>
        ask('logInByPunchout', undefined, () =>
          whenPresent((account) => {
            const punchedOut = { ...account, claims: { ...account.claims, isPunchout: true } }
            become(tab, punchedOut)
            return loggedIn(punchedOut)
          }),
        ),
      switchContext: (customerId, projectId) =>
        ask('switchContext', { customerId, projectId }, () =>
          whenPresent((account) => {
            const claims = { ...account.claims, customerId, projectId }
            become(tab, { ...account, claims })
            return claims
          }),
        ),
      leave: () => {
        if (present !== undefined) become(tab, undefined)
      },
      logOut: () =>
        ask('logOut', undefined, () => {
          if (present !== undefined) become(tab, undefined)
          return E.right(undefined)
        }),
      currentUser: () => ask('currentUser', undefined, () => whenPresent(({ user }) => user)),
      customers: () => ask('customers', undefined, () => whenPresent(({ customers }) => customers)),
    }
  }

  return {
    open,
    claims: () => present?.claims,
    endSession: (tab, why) => {
      present = undefined
      stored = 'none'
      tell(tab, why)
      tellOthers(tab, 'loggedOutElsewhere')
    },
  }
}
