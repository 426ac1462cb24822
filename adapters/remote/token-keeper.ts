import * as E from 'fp-ts/Either'
import type { SessionChange } from '#application/ports/auth-service'
import type { Call } from '#application/ports/call'
import type { Clock } from '#application/ports/clock'
import type { KeyValueStore } from '#application/ports/key-value-store'
import type { CallFailure } from '#domain/failure/call-failure'
import type { CustomerScope } from '#domain/kernel/customer-scope'
import { areSameRights } from '#domain/session/permissions'
import { type Claims, isTokenValid, type StoredSession } from '#domain/session/session'
import type { LogInAnswer, LogInBody } from '#adapters/contract/session'
import { claimsOf, priceListOf } from './token-claims'

/** Storage keys (SESSION-16, SESSION-17). */
export const ACCESS_TOKEN_KEY = 'current-token'
const REFRESH_TOKEN_KEY = 'refresh-token'

/** The customer and project that a token is exchanged for. */
type RequestedScope = Pick<CustomerScope, 'customerId' | 'projectId'>

export interface TokenKeeperOptions {
  readonly store: KeyValueStore
  readonly clock: Clock
  /** Seconds before expiry at which a token counts as expired (SESSION-03). */
  readonly margin: () => number
  /** POST /v2/sessions/ without a bearer. */
  readonly exchange: (body: LogInBody) => Call<LogInAnswer>
  /** Runs a task while no other tab runs one of the same name. */
  readonly exclusively?: <A>(name: string, task: () => Promise<A>) => Promise<A>
  /** Calls the listener with the key that another tab wrote, or with null when the store was cleared. */
  readonly whenStoredElsewhere?: (listener: (key: string | null) => void) => void
}

type Tokens = NonNullable<LogInAnswer['AuthenticationResult']>

interface LeftTokens {
  readonly held: Claims | undefined
  readonly access: string | undefined
  readonly refresh: string | undefined
}

/** Stores, renews and provides the tokens. Tokens are not exposed outside the remote adapters. */
export interface TokenKeeper {
  /** The token for a call, renewed first when it is near expiry (SESSION-10); `undefined` for a visitor. */
  readonly bearer: () => Promise<E.Either<CallFailure, string | undefined>>
  /** The stored token while it does not count as expired, without renewing it. */
  readonly current: () => string | undefined
  /** Which credentials the store holds at start (SESSION-02). */
  readonly stored: () => StoredSession['credentials']
  /**
   * Reports a session that ends without a log-out here, after its tokens are removed, or that begins in another tab.
   */
  readonly whenChanged: (listener: (change: SessionChange) => void) => () => void
  /** Resumes the stored session: without a call if its token is valid, otherwise by its refresh token. */
  readonly resume: () => Promise<E.Either<CallFailure, Claims>>
  /** New tokens for another customer or project. */
  readonly switchTo: (context: RequestedScope) => Promise<E.Either<CallFailure, Claims>>
  /** Stores the tokens of a log-in. A token that does not decode is refused as `Unreadable`. */
  readonly keep: (tokens: Tokens) => E.Either<CallFailure, Claims>
  /** Stores the tokens of a session that began beside the shop's own log-in, and notifies the listeners. */
  readonly begin: (tokens: Tokens) => E.Either<CallFailure, Claims>
  /** The claims of the stored token. */
  readonly claims: () => Claims | undefined
  /** The handle of the customer's price list in the stored token. */
  readonly priceList: () => string | undefined
  readonly isCurrent: (token: string) => boolean
  /** Removes both tokens, and keeps them in memory for `takeLeft`. */
  readonly leave: () => void
  /** A token to end the session with that was left, silently renewed if it has expired. Leaves first if nobody has. */
  readonly takeLeft: () => Promise<string | undefined>
  /** Removes both tokens and notifies the listeners. */
  readonly lose: (reason: 'unauthorised' | 'refreshFailed') => void
  /**
   * A service said that the token with this `exp` does not say what its user may do any more: it is renewed, and the
   * listeners are told of other rights (PERM-09).
   */
  readonly noteRightsChanged: (expiresAt: number) => void
  /** Milliseconds since 1970 by the service's clock. Expiry is judged by it, because the local clock may be wrong. */
  readonly noteServerTime: (serverTime: number) => void
}

const notAuthenticated: CallFailure = {
  tag: 'Refused',
  service: 'auth',
  status: 401,
  message: undefined,
  code: 'NOT_AUTHENTICATED',
  details: [],
}
const undecodable: CallFailure = { tag: 'Unreadable', service: 'auth', faults: ['The access token does not decode'] }

/** Identifies the user, customer, project and rights of a token, any of which another tab may change for all tabs. */
const bearerOf = (claims: Claims | undefined): string | undefined =>
  claims === undefined
    ? undefined
    : JSON.stringify([
        claims.userId,
        claims.customerId,
        claims.projectId,
        claims.role,
        claims.isPunchout,
        claims.permissionDenies.toSorted(),
      ])

/** A session ends when its renewal is refused. Without an answer it is unknown whether the session is valid. */
const endsSession = (failure: CallFailure): boolean => failure.tag === 'Refused' || failure.tag === 'Unreadable'

export const createTokenKeeper = (options: TokenKeeperOptions): TokenKeeper => {
  const { store, clock } = options
  const exclusively = options.exclusively ?? ((_name, task) => task())
  const listeners = new Set<(change: SessionChange) => void>()
  let serverAhead = 0
  /** The `exp` of the token whose rights are others by now. */
  let outdated: number | undefined
  /** The tokens of a session that was left and is not ended at the service yet. */
  let left: LeftTokens | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let renewing: Promise<E.Either<CallFailure, Claims>> | undefined

  const kept = () => ({ access: store.get(ACCESS_TOKEN_KEY), refresh: store.get(REFRESH_TOKEN_KEY) })
  const claims = () => {
    const { access } = kept()
    return access === undefined ? undefined : claimsOf(access)
  }
  let knownBearer = bearerOf(claims())
  const isGood = (held: Claims | undefined, margin: number): held is Claims =>
    held !== undefined && isTokenValid(held.expiresAt, (Date.parse(clock.now()) + serverAhead) / 1000, margin)

  /** Whether a token is sent without renewing it first. */
  const isUpToDate = (held: Claims | undefined): held is Claims =>
    isGood(held, options.margin()) && held.expiresAt !== outdated

  const forget = () => {
    const held = kept()
    store.remove(ACCESS_TOKEN_KEY)
    store.remove(REFRESH_TOKEN_KEY)
    knownBearer = undefined
    return held
  }

  const leave: TokenKeeper['leave'] = () => {
    const held = claims()
    const { access, refresh } = forget()
    if (access !== undefined || refresh !== undefined) left = { held, access, refresh }
  }

  const takeLeft: TokenKeeper['takeLeft'] = async () => {
    if (left === undefined) leave()
    if (left === undefined) return undefined
    const { held, access, refresh } = left
    left = undefined
    if (isGood(held, 0) || refresh === undefined) return access
    const renewed = await options.exchange({ refreshToken: refresh })()
    return E.isRight(renewed) ? renewed.right.AuthenticationResult?.AccessToken : undefined
  }

  const tell = (change: SessionChange) => {
    for (const listener of listeners) listener(change)
  }

  const lose: TokenKeeper['lose'] = (reason) => {
    forget()
    tell(reason)
  }

  const write = (tokens: Tokens, refresh: string | undefined): E.Either<CallFailure, Claims> => {
    const says = claimsOf(tokens.AccessToken)
    if (says === undefined) return E.left(undecodable)
    store.set(ACCESS_TOKEN_KEY, tokens.AccessToken)
    if (refresh === undefined) store.remove(REFRESH_TOKEN_KEY)
    else store.set(REFRESH_TOKEN_KEY, refresh)
    knownBearer = bearerOf(says)
    return E.right(says)
  }

  const exchange = async (context: RequestedScope | undefined): Promise<E.Either<CallFailure, Claims>> => {
    // Another tab may have renewed while this one waited for its turn.
    const held = claims()
    if (context === undefined && isUpToDate(held)) return E.right(held)
    const { refresh } = kept()
    if (refresh === undefined) return E.left(notAuthenticated)
    const answer = await options.exchange({
      refreshToken: refresh,
      ...(context === undefined ? {} : { customerId: context.customerId, projectId: context.projectId ?? null }),
    })()
    if (E.isLeft(answer)) return answer
    const tokens = answer.right.AuthenticationResult
    if (tokens === undefined) return E.left(notAuthenticated)
    // After a log-out or log-in during the call, these tokens belong to a session that has ended.
    if (kept().refresh !== refresh) return E.left({ tag: 'Aborted', service: 'auth' })
    const written = write(tokens, tokens.RefreshToken ?? refresh)
    const isRenewal = context === undefined && held !== undefined
    if (isRenewal && E.isRight(written) && !areSameRights(held, written.right)) tell('rightsChanged')
    return written
  }

  /** Runs one exchange at a time, in order. */
  const inTurn = (context: RequestedScope | undefined): Promise<E.Either<CallFailure, Claims>> => {
    const own = turn.then(() => exclusively('session-tokens', () => exchange(context)))
    turn = own.catch(() => undefined)
    return own
  }

  /** Concurrent callers share one renewal. */
  const renew = (): Promise<E.Either<CallFailure, Claims>> => {
    renewing ??= inTurn(undefined).finally(() => {
      renewing = undefined
    })
    return renewing
  }

  const bearer: TokenKeeper['bearer'] = async () => {
    const { access, refresh } = kept()
    if (access === undefined && refresh === undefined && knownBearer !== undefined) {
      // The storage was cleared during the session. The browser sends no event to the tab that cleared it.
      lose('refreshFailed')
      return E.left({ tag: 'Aborted', service: 'auth' })
    }
    const held = claims()
    if (isUpToDate(held)) return E.right(access)
    // Without a refresh token the service decides; a token that does not decode is not worth sending.
    if (refresh === undefined) return E.right(held === undefined ? undefined : access)
    const renewed = await renew()
    if (E.isRight(renewed)) return E.right(kept().access)
    if (!endsSession(renewed.left)) {
      // The renewal got no answer, but the token is still valid for a short time, so the call uses it.
      return kept().access === access && isGood(held, 0) ? E.right(access) : renewed
    }
    // Only the first of the waiting calls reports the loss; the others find the token removed.
    if (kept().refresh === refresh) lose('refreshFailed')
    return E.left({ tag: 'Aborted', service: 'auth' })
  }

  const resume: TokenKeeper['resume'] = async () => {
    const held = claims()
    if (isUpToDate(held)) return E.right(held)
    const { refresh } = kept()
    const renewed = await renew()
    if (E.isLeft(renewed) && endsSession(renewed.left) && kept().refresh === refresh) forget()
    return renewed
  }

  /** A session that has ended is found out by a change of customer too, where no other call is made. */
  const switchTo: TokenKeeper['switchTo'] = async (context) => {
    const { refresh } = kept()
    const answer = await inTurn(context)
    const isEnded = E.isLeft(answer) && answer.left.tag === 'Refused' && answer.left.status === 401
    if (isEnded && refresh !== undefined && kept().refresh === refresh) lose('refreshFailed')
    return answer
  }

  options.whenStoredElsewhere?.((key) => {
    if (key !== null && key !== ACCESS_TOKEN_KEY && key !== REFRESH_TOKEN_KEY) return
    const { access, refresh } = kept()
    const found = bearerOf(claims())
    const gone = access === undefined && refresh === undefined
    // A renewal does not change the bearer, and between the two writes of another tab the state is incomplete.
    if (found === knownBearer || (found === undefined && !gone)) return
    knownBearer = found
    tell(gone ? 'loggedOutElsewhere' : 'loggedInElsewhere')
  })

  return {
    current: () => (isGood(claims(), options.margin()) ? kept().access : undefined),
    stored: () => {
      if (isGood(claims(), options.margin())) return 'token'
      return kept().refresh === undefined ? 'none' : 'refreshToken'
    },
    whenChanged: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    bearer,
    resume,
    switchTo,
    keep: (tokens) => write(tokens, tokens.RefreshToken),
    begin: (tokens) => {
      const begun = write(tokens, tokens.RefreshToken)
      if (E.isRight(begun)) tell('loggedInElsewhere')
      return begun
    },
    claims,
    priceList: () => {
      const { access } = kept()
      return access === undefined ? undefined : priceListOf(access)
    },
    isCurrent: (token) => kept().access === token,
    leave,
    takeLeft,
    lose,
    noteRightsChanged: (expiresAt) => {
      if (claims()?.expiresAt !== expiresAt || kept().refresh === undefined) return
      outdated = expiresAt
      void renew()
    },
    noteServerTime: (serverTime) => {
      serverAhead = serverTime - Date.parse(clock.now())
    },
  }
}
