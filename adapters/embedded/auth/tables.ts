import type { ColumnType, Generated } from 'kysely'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { EmailAddress } from '#domain/kernel/email'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { PermissionDeny, Role } from '#domain/session/session'

type Time = ColumnType<Date, string, string>

/** `activation` and `reset` are sent by mail; `challenge` is the answer to a log-in. */
export type CredentialLinkKind = 'activation' | 'reset' | 'challenge'

export interface AuthTables {
  users: {
    user_id: string
    /** Lower case, unique. */
    username: string
    /** Lower case, unique. */
    email: string
    /** Null for a user who has not chosen a password yet. */
    password_hash: string | null
    first_name: string
    last_name: string
    mobile_number: string | null
    /** The role where no customer says another. */
    role: Role
    /** The denies where no customer says others. */
    permission_denies: ColumnType<readonly PermissionDeny[], string, string>
    preferred_store: string | null
    preferred_delivery_method: DeliveryId | null
    default_delivery_method: DeliveryId
    default_customer_id: string | null
    default_project_id: string | null
    mobile_verified: Generated<boolean>
    last_logged_in_at: ColumnType<Date | null, string | null | undefined, string>
    /** The administrator who added the user. */
    created_by: ColumnType<string | null, string | null | undefined, never>
    created_at: ColumnType<Date | null, string | null | undefined, never>
    changed_by: ColumnType<string | null, string | null | undefined, string>
    changed_at: ColumnType<Date | null, string | null | undefined, string>
    /** Counts the changes of the user and of what they may do. */
    version: Generated<number>
    /** Orders users by their names as Swedes do. */
    first_name_key: Generated<string>
    last_name_key: Generated<string>
    /** What a search for users looks in, in lower case. */
    search_text: Generated<string>
    /** A user who is not active cannot log in. */
    active: Generated<boolean>
    /** When the user first chose a password; null for one who has not, and cannot log in. */
    activated_at: ColumnType<Date | null, string | null | undefined, string | null>
    /** A password that somebody else knows: a log-in with it is answered by the challenge to choose another. */
    must_change_password: Generated<boolean>
    /** Whether the user's procurement system may open punchout sessions. */
    may_punch_out: Generated<boolean>
  }
  /** What lets its holder choose the password of a user. A link that was used is deleted. */
  credential_links: {
    /** SHA-256 of the token, in hex; the token itself is not stored. */
    token_hash: string
    user_id: string
    kind: CredentialLinkKind
    brand: BrandCode
    expires_at: Time
  }
  /** What a user asks for, until the link to the new address is opened. */
  email_changes: {
    /** SHA-256 of the token, in hex; the token itself is not stored. */
    token_hash: string
    /** At most one for each user. */
    user_id: string
    /** Lower case. */
    email: EmailAddress
    expires_at: Time
  }
  /** Requests for a new password that are not answered yet. */
  credential_requests: {
    request_id: string
    /** As it was asked for: whether there is such a user is looked up later. */
    email: string
    brand: BrandCode
    /** Scheme and host of the link that is sent. */
    origin: string
    requested_at: Time
  }
  /** A log-in with all of its refreshes. */
  sessions: {
    session_id: string
    user_id: string
    customer_id: string | null
    project_id: string | null
    /** The brand of the host where the user logged in. */
    brand: BrandCode
    /** Whether a procurement system opened it; it never becomes an ordinary session. */
    is_punchout: Generated<boolean>
    started_at: Time
    revoked_at: ColumnType<Date | null, string | null, string>
  }
  refresh_tokens: {
    /** SHA-256 of the token, in hex; the token itself is not stored. */
    token_hash: string
    session_id: string
    expires_at: Time
    /** When it was exchanged for its successor. */
    rotated_at: ColumnType<Date | null, string | null, string>
  }
  log_in_attempts: {
    /** Digest of the account, address or device that attempts are counted for. */
    subject: string
    /** When all counted attempts will have expired, one per fixed interval: more attempts give a later time. */
    forgotten_at: Time
    /** Attempts before this are refused. */
    blocked_until: Time
  }
  signing_keys: {
    key_id: string
    /** Base64url. */
    secret: string
  }
}
