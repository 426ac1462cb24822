import type { Claims, Customer, StoredSession, User } from '#domain/session/session'
import type { CustomerId, ProjectId } from '#domain/kernel/ids'
import type { Secret } from '#domain/kernel/secret'
import type { Call, CallOptions } from './call'

export interface Credentials {
  readonly username: string
  readonly password: Secret
}

export type LogInAnswer =
  | { readonly tag: 'LoggedIn'; readonly claims: Claims }
  | { readonly tag: 'Challenged'; readonly challengeName: string }

/** `rightsChanged`: the token was exchanged for one with another role or other denies. */
export type SessionChange =
  | 'loggedInElsewhere'
  | 'rightsChanged'
  | 'loggedOutElsewhere'
  | 'unauthorised'
  | 'refreshFailed'

/** Sessions. Tokens never leave the adapter: it keeps them, sends them and renews them. */
export interface AuthService {
  /** What a start finds to begin with: a good token, a refresh token, punchout credentials, or nothing (SESSION-02, SESSION-07). */
  readonly stored: () => StoredSession['credentials']
  /** What the stored token says; undefined without one. Another tab may have changed it since an answer. */
  readonly claims: () => Claims | undefined
  /** Another tab, or the choice of a password, logged in; another tab logged out; what the user may do has changed; or a service rejected the token. */
  readonly whenChanged: (listener: (change: SessionChange) => void) => () => void
  readonly logIn: (credentials: Credentials, options?: CallOptions) => Call<LogInAnswer>
  /** Resumes the stored session: uses the stored token while it is valid, else the refresh token. */
  readonly resume: (options?: CallOptions) => Call<LogInAnswer>
  /** Opens a punchout session with the stored credentials (SESSION-07). Refused credentials are not kept. */
  readonly logInByPunchout: (options?: CallOptions) => Call<LogInAnswer>
  readonly switchContext: (customer: CustomerId, project: ProjectId | undefined, options?: CallOptions) => Call<Claims>
  /**
   * Removes the tokens at once, so that no page of the browser takes up the session again, even if this one is killed
   * before it calls `logOut`.
   */
  readonly leave: () => void
  /**
   * Ends the session that was left at the service, else the present one. It ends here whatever the service answers; a 401
   * on it is ignored (SESSION-14).
   */
  readonly logOut: () => Call<void>
  readonly currentUser: (options?: CallOptions) => Call<User>
  readonly customers: (search?: string, options?: CallOptions) => Call<readonly Customer[]>
}
