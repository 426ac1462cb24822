import * as E from 'fp-ts/Either'
import type { CallFailure } from '#domain/failure/call-failure'
import { customerId, userId } from '#domain/kernel/ids'
import { secret } from '#domain/kernel/secret'
import type { Claims, Customer, User } from '#domain/session/session'
import type { AuthService, LogInAnswer, SessionChange } from '#application/ports/auth-service'
import type { Call } from '#application/ports/call'
import { aCustomer, aUser, someClaims } from '../../../domain/given'
import type { Caller, Network } from '../network'

export const password = secret('Fackhandel-2026')

export interface Person {
  readonly user: User
  readonly customers: readonly Customer[]
}

/** Who may log in. Their names are looked for in what a log-out leaves behind. */
export const people: readonly [Person, Person] = [
  {
    user: aUser({ userId: userId('u1'), username: 'moa', firstName: 'Moa', lastName: 'Lindqvist' }),
    customers: [aCustomer('K1'), aCustomer('K2')],
  },
  {
    user: aUser({ userId: userId('u2'), username: 'ola', firstName: 'Ola', lastName: 'Bergström' }),
    customers: [aCustomer('K2')],
  },
]

/** A token: it names a user and a customer until the service ends it. */
export interface Token {
  readonly person: Person
  readonly claims: Claims
  isValid: boolean
}

/** The token of one browser, which its tabs share. */
export interface BrowserAuth {
  readonly open: (caller: Caller) => AuthService & { readonly close: () => void }
  readonly token: () => Token | undefined
  /** A service has turned the token down: the session is over in this browser. */
  readonly lose: (caller: string, token: Token) => void
}

/** The name of a user and customer, under which the services keep a cart. */
export const scopeOf = ({ claims }: Token): string => `${claims.userId}/${claims.customerId ?? '-'}`

const refused = (status: number): CallFailure => ({
  ...{ tag: 'Refused', service: 'auth', status, message: undefined, code: undefined, details: [] },
})

const tokenFor = (person: Person, customer: Customer | undefined): Token => ({
  person,
  claims: someClaims({
    username: person.user.username,
    userId: person.user.userId,
    customerId: customer?.customerId,
  }),
  isValid: true,
})

/** One exchange of tokens at a time in all tabs; a tab that is gone lets go of its turn. */
const createTurns = () => {
  let line: readonly { readonly tab: string; readonly begin: () => void }[] = []
  const leave = (gone: (place: { readonly tab: string; readonly begin: () => void }) => boolean): void => {
    const [first] = line
    line = line.filter((place) => !gone(place))
    if (line[0] !== first) line[0]?.begin()
  }
  return {
    take: async <A>(tab: string, task: () => Promise<A>): Promise<A> => {
      let own: { readonly tab: string; readonly begin: () => void } | undefined
      await new Promise<void>((resolve) => {
        own = { tab, begin: resolve }
        line = [...line, own]
        if (line.length === 1) resolve()
      })
      const done = await task()
      leave((place) => place === own)
      return done
    },
    gone: (tab: string): void => leave((place) => place.tab === tab),
  }
}

/** What tells two tokens apart for the tabs: the user and the customer. */
const bearerOf = (token: Token | undefined): string | undefined =>
  token === undefined ? undefined : `${token.claims.userId}/${token.claims.customerId ?? '-'}`

interface Listening {
  /** The bearer that the tab knows of. */
  known: string | undefined
  readonly heard: Set<(change: SessionChange) => void>
}

/**
 * The auth service and the tokens of one browser, which behave as those of `adapters/remote/token-keeper.ts`.
 * @param first who is logged in when the browser starts
 */
export const createBrowserAuth = (network: Network, first: Person | undefined): BrowserAuth => {
  const tabs = new Map<string, Listening>()
  const turns = createTurns()
  let token = first === undefined ? undefined : tokenFor(first, first.customers[0])

  /** Writes the tokens; the other tabs notice when these are for another user or customer. */
  const keep = (tab: string, next: Token | undefined): void => {
    token = next
    const bearer = bearerOf(next)
    for (const [name, listening] of tabs) {
      if (name === tab) listening.known = bearer
      else
        queueMicrotask(() => {
          const found = bearerOf(token)
          if (listening.known === found) return
          listening.known = found
          listening.heard.forEach((listener) =>
            listener(found === undefined ? 'loggedOutElsewhere' : 'loggedInElsewhere'),
          )
        })
    }
  }

  const lose = (tab: string, lost: Token, why: SessionChange = 'unauthorised'): void => {
    if (token !== lost) return
    keep(tab, undefined)
    tabs.get(tab)?.heard.forEach((listener) => listener(why))
  }

  const open = (caller: Caller): AuthService & { readonly close: () => void } => {
    const listening: Listening = { known: bearerOf(token), heard: new Set() }
    tabs.set(caller.name, listening)
    let left: Token | undefined

    const leave = (): void => {
      if (token === undefined) return
      left = token
      keep(caller.name, undefined)
    }

    const ask = <A>(name: string, carryOut: () => E.Either<CallFailure, A>, received?: (a: A) => void): Call<A> =>
      network.carry(
        caller,
        { name, service: 'auth', carryOut, ...(received === undefined ? {} : { received }) },
        undefined,
      )

    /** Asks with the token of the moment of the call. */
    const askWithToken =
      <A>(name: string, answer: (known: Token) => A): Call<A> =>
      async () => {
        const known = token
        const result = await ask(name, () =>
          known?.isValid === true ? E.right(answer(known)) : E.left(refused(401)),
        )()
        if (E.isLeft(result) && result.left.tag === 'Refused' && result.left.status === 401 && known !== undefined)
          lose(caller.name, known)
        return result
      }

    const exchange = async (customer: string): Promise<E.Either<CallFailure, Claims>> => {
      const held = token
      if (held === undefined) return E.left(refused(401))
      const made = await ask('switchContext', () => {
        const found = held.person.customers.find((one) => one.customerId === customer)
        if (!held.isValid) return E.left(refused(401))
        return found === undefined ? E.left(refused(403)) : E.right(tokenFor(held.person, found))
      })()
      if (E.isLeft(made)) {
        if (made.left.tag === 'Refused' && made.left.status === 401) lose(caller.name, held, 'refreshFailed')
        return made
      }
      // After a log-out or log-in during the call, the new token belongs to a session that has ended.
      if (token !== held) return E.left({ tag: 'Aborted', service: 'auth' })
      keep(caller.name, made.right)
      return E.right(made.right.claims)
    }

    return {
      close: () => {
        tabs.delete(caller.name)
        turns.gone(caller.name)
      },
      stored: () => (token === undefined ? 'none' : 'token'),
      claims: () => token?.claims,
      whenChanged: (listener) => {
        listening.heard.add(listener)
        return () => void listening.heard.delete(listener)
      },
      logIn: ({ username, password: typed }) => {
        const person = people.find(({ user }) => user.username === username)
        let made: Token | undefined
        return ask(
          'logIn',
          (): E.Either<CallFailure, LogInAnswer> => {
            if (person === undefined || typed !== password) return E.left(refused(400))
            const [only, ...others] = person.customers
            made = tokenFor(person, others.length === 0 ? only : undefined)
            return E.right({ tag: 'LoggedIn', claims: made.claims })
          },
          () => made && keep(caller.name, made),
        )
      },
      resume: () => () =>
        Promise.resolve(
          token === undefined ? E.left(refused(401)) : E.right({ tag: 'LoggedIn', claims: token.claims } as const),
        ),
      // No browser of the simulation keeps punchout settings, so `stored` never leads here.
      logInByPunchout: () => () => Promise.resolve(E.left(refused(401))),
      switchContext: (customer) => () => turns.take(caller.name, () => exchange(customer)),
      leave,
      logOut: () => async () => {
        if (left === undefined) leave()
        const ended = left
        left = undefined
        if (ended === undefined) return E.right(undefined)
        return ask('logOut', (): E.Either<CallFailure, void> => {
          ended.isValid = false
          return E.right(undefined)
        })()
      },
      currentUser: () => askWithToken('currentUser', ({ person }) => person.user),
      customers: () => askWithToken('customers', ({ person }) => person.customers),
    }
  }

  return { open, token: () => token, lose }
}

export const customersOf = (person: Person): readonly string[] => person.customers.map((one) => one.customerId)

export const customerNamed = customerId
